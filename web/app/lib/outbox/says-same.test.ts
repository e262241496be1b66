import { expect, test } from "vitest";
import type { GameBody } from "~/lib/api/types";
import { aGame, aSeat } from "../../../tests/games";
import { saysSame } from "./says-same";

const guest = aSeat(2, { userId: null, username: null, firstname: null, guestName: "Bo" });
const game = aGame("g", {
  turns: 7,
  seats: [aSeat(1, { deckId: "d", deckName: "Lanterns" }), { ...guest, deckName: "Elves" }],
});
const sent: GameBody = {
  id: "g",
  formatId: game.formatId,
  endedAt: "2026-11-15T20:00:00.000Z",
  turns: 7,
  seats: [
    { userId: "user-1", deckId: "d", placement: 1 },
    { guestName: "Bo", deckName: "Elves", placement: 2 },
  ],
};

test("what was sent is recognized in what the server has", () => {
  expect(saysSame(sent, game)).toBe(true);
  // What the page has of a game is compared in the same way.
  expect(saysSame(game, { ...game, version: 9 })).toBe(true);
});

const [first, second] = sent.seats as [GameBody["seats"][0], GameBody["seats"][0]];

test.each<Partial<GameBody>>([
  { turns: 8 },
  { endReason: "combo" },
  { playgroupId: "group" },
  { endedAt: "2026-11-15T20:00:01.000Z" },
  { startedAt: "2026-11-15T19:00:00.000Z" },
  { seats: [first] },
  { seats: [second, first] },
  { seats: [{ ...first, finalLife: 3 }, second] },
  { seats: [{ ...first, deckId: "e" }, second] },
  { seats: [first, { ...second, guestName: "Cleo" }] },
])("%j is another game", (changed) => {
  expect(saysSame({ ...sent, ...changed }, game)).toBe(false);
});
