import { expect, test } from "vitest";
import { folded, slug } from "./text";

test.each([
  ["Lim-Dûl’s ÉLÈVE", "lim-dul’s eleve"],
  ["Cœur d’ÆTHER", "coeur d’aether"],
  ["STRASSE, Straße, STRAẞE", "strasse, strasse, strasse"],
  ["Łódź Øre İstanbul", "lodz ore istanbul"],
  ["e\u0301tat", "etat"],
  ["Ｆｕｌｌ\u3000ｗｉｄｔｈ", "full width"],
  ["ΣΊΣΥΦΟΣ ς", "σισυφοσ σ"],
  ["ガ 한국 ไม้", "ガ 한국 ไม้"],
])("%s folded as on the server", (text, expected) => {
  expect(folded(text)).toBe(expected);
  expect(folded(expected)).toBe(expected);
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
