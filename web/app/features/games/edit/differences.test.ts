import { expect, test } from "vitest";
import { aGame, aSeat } from "../../../../tests/games";
import { fromGame, moved, withSeat } from "../table/draft";
import { differences } from "./differences";

const draft = fromGame(
  aGame("g", {
    turns: 8,
    seats: [
      aSeat(1),
      aSeat(2, { deckId: "d", deckName: "Elves" }),
      aSeat(3, { userId: null, firstname: null, username: null, guestName: "Cleo" }),
    ],
  }),
);

test("the same twice differs in nothing", () => {
  expect(differences(draft, structuredClone(draft))).toEqual([]);
});

test("what was changed here or there is named once", () => {
  const mine = { ...draft, turns: 9, subformatId: "cedh" };
  const theirs = withSeat({ ...draft, endReason: "combo" as const }, "user-2", {
    place: 1,
    deck: null,
  });
  expect(differences(mine, theirs)).toMatchObject([
    { what: "turns" },
    { what: "endReason" },
    { what: "format" },
    { what: "seat", name: "Player 2", mine: { place: 2 }, theirs: { place: 1 } },
  ]);
});

test("a player who is in one version only is named", () => {
  const theirs = { ...draft, seats: draft.seats.slice(0, 2) };
  expect(differences(draft, theirs)).toMatchObject([{ what: "seat", name: "Cleo", theirs: null }]);
});

test("another turn order is a difference of its own", () => {
  expect(differences(draft, moved(draft, "user-1", 1))).toEqual([{ what: "order" }]);
});
