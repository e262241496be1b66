import { expect, test } from "vitest";
import type { GameBody, Player } from "~/lib/api/types";
import type { Entry } from "~/lib/outbox/entry";
import { fromWaiting } from "./from-waiting";
import { outgoing } from "./recording";

const ada: Player = {
  id: "ada",
  username: "ada",
  firstname: "Ada",
  picture: null,
  lastDeck: {
    id: "d1",
    name: "Lanterns",
    colors: ["U"],
    bracket: null,
    picture: null,
    formatId: "commander",
  },
};
const game = (id: string): GameBody & { id: string } => ({
  id,
  setId: null,
  playgroupId: "group",
  eventId: "event",
  formatId: "commander",
  subformatId: null,
  startedAt: "2026-11-15T20:00:00.000Z",
  endedAt: "2026-11-15T21:00:00.000Z",
  turns: 7,
  endReason: "combo",
  seats: [
    {
      userId: "ada",
      guestName: null,
      deckId: "d1",
      deckName: null,
      placement: 1,
      finalLife: 12,
      eliminatedTurn: null,
      eliminatedBy: null,
      mulligans: null,
    },
    {
      userId: null,
      guestName: "Bo",
      deckId: null,
      deckName: "Elves",
      placement: 2,
      finalLife: null,
      eliminatedTurn: 7,
      eliminatedBy: 1,
      mulligans: 1,
    },
  ],
  tags: ["close"],
  note: "What a turn.",
});
const state = {
  order: 1,
  key: "k",
  userId: "ada",
  since: 0,
  attempted: true,
  refused: { status: 422, message: "No.", fieldMessages: {}, present: {} },
  names: ["Ada", "Bo"],
};
const known = { players: [ada], tags: [] };

test("a refused game comes back as it was recorded", () => {
  const waiting = { kind: "game", body: game("g"), ...state } satisfies Entry;
  const back = fromWaiting(waiting, known);
  const { names } = state;
  expect(back && outgoing(back, 0)).toEqual({ kind: "game", body: game("g"), names });
});

test("so does a set with all its games", () => {
  const body = {
    id: "s",
    playgroupId: "group",
    formatId: "commander",
    subformatId: null,
    bestOf: 3,
    startedAt: "2026-11-15T20:00:00.000Z",
    games: [game("g1"), game("g2")],
  };
  const back = fromWaiting({ kind: "set", body, ...state }, known);
  expect(back?.earlier).toHaveLength(1);
  const { names } = state;
  expect(back && outgoing(back, 0)).toEqual({ kind: "set", body, names });
});
