import { describe, expect, test } from "vitest";
import { gameErrors, otherErrors, seatErrors } from "~/components/seating/errors";
import { afterwards, outgoing, type Recording, tellAnother, tellBefore } from "./recording";
import { emptyGame, guestSeat, withPlaces } from "./table/draft";

const now = Date.parse("2026-11-15T21:00:00Z");
const table = {
  ...emptyGame("g1", "commander", null),
  seats: [guestSeat("a", "Ada"), guestSeat("b", "Bo")],
};
const told: Recording = {
  step: "result",
  game: withPlaces(table, [1, 2]),
  set: null,
  earlier: [],
};

describe("a recorded game", () => {
  test("goes out as a game", () => {
    expect(outgoing(told, now)).toMatchObject({ kind: "game", body: { id: "g1" } });
    expect(outgoing({ ...told, game: table }, now)).toBeNull();
  });

  test("goes out as a set with all its games, in their order", () => {
    const first = { ...told, set: { id: "s", bestOf: 3 } };
    const second = tellAnother(first, "g2", now);
    expect(second.game.seats.map(({ place }) => place)).toEqual([null, null]);
    expect(outgoing(second, now)).toBeNull();
    const both = { ...second, game: withPlaces(second.game, [2, 1]) };
    const sent = outgoing(both, now + 60_000);
    expect(sent).toMatchObject({ kind: "set", body: { id: "s", bestOf: 3 } });
    const games = sent?.kind === "set" ? sent.body.games : [];
    expect(games?.map(({ id, endedAt }) => [id, endedAt])).toEqual([
      ["g1", "2026-11-15T21:00:00.000Z"],
      ["g2", "2026-11-15T21:01:00.000Z"],
    ]);
    expect(tellBefore(second).game).toMatchObject({ id: "g1", seats: first.game.seats });
  });

  test("plays on in the set just made", () => {
    const next = afterwards({ ...told, set: { id: "s", bestOf: null } }, "g2");
    expect(next).toMatchObject({ set: null, earlier: [], game: { id: "g2", setId: "s" } });
  });
});

describe("what the server found wrong", () => {
  const errors = { "seats.1.deckId": "Not Bo's deck.", "seats.10": "Too many.", endedAt: "Later." };
  test("stands at its seat, or apart", () => {
    expect(seatErrors(errors, 1)).toEqual(["Not Bo's deck."]);
    expect(otherErrors(errors)).toEqual(["Later."]);
  });

  test("about a set's game is about that game", () => {
    expect(gameErrors({ "games.1.seats.0.userId": "Twice.", bestOf: "No." }, 1)).toEqual({
      "seats.0.userId": "Twice.",
      bestOf: "No.",
    });
  });
});
