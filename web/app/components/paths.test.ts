import { expect, test } from "vitest";
import { deckPath, playgroupPath } from "./paths";

test("a deck's address carries its name, escaped", () => {
  expect(deckPath({ id: "7", name: "Élans du soir" })).toBe("/deck/7/elans-du-soir");
  expect(deckPath({ id: "7", name: "龍" })).toBe("/deck/7/%E9%BE%8D");
});

test("a group's name stands in its address, and never for a page beside it", () => {
  expect(playgroupPath({ id: "g1", name: "Friday Night" })).toBe("/playgroup/g1/friday-night");
  expect(playgroupPath({ id: "g1", name: "Pods!" })).toBe("/playgroup/g1/-");
});
