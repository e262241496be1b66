import { expect, test } from "vitest";
import { folded, slug } from "./text";

test("case and accents do not count", () => {
  expect(folded("Lim-Dûl’s ÉLÈVE")).toBe("lim-dul’s eleve");
});

test.each([
  ["Lanterns of the Deep", "lanterns-of-the-deep"],
  ["Lim-Dûl's Vault", "lim-dul-s-vault"],
  ["  L’été // l’hiver !", "l-ete-l-hiver"],
  ["龍の deck", "龍の-deck"],
  ["🔥", "-"],
])("%s in an address", (name, expected) => {
  expect(slug(name)).toBe(expected);
});
