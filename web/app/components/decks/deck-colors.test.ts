import { expect, test } from "vitest";
import { deckPips, identityPips } from "./deck-colors";

test("a deck without colors is colorless only where its commanders are known", () => {
  expect(deckPips({ colors: ["G", "W"], commanders: [] })).toEqual(["W", "G"]);
  expect(deckPips({ colors: [], commanders: [] })).toEqual([]);
  expect(deckPips({ colors: [], commanders: ["Karn"] })).toEqual(["C"]);
  expect(identityPips([])).toEqual(["C"]);
});
