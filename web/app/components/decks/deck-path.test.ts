import { expect, test } from "vitest";
import { deckPath } from "./deck-path";

test("a deck's address carries its name, escaped", () => {
  expect(deckPath({ id: "7", name: "Élans du soir" })).toBe("/deck/7/elans-du-soir");
  expect(deckPath({ id: "7", name: "龍" })).toBe("/deck/7/%E9%BE%8D");
});
