import { describe, expect, test } from "vitest";
import type { DeckRef, Player, Pod } from "~/lib/api/types";
import { aGame, aSeat } from "../../../../tests/games";
import { aPodSeat } from "../../../../tests/pods";
import {
  again,
  beganWith,
  emptyGame,
  firstKnown,
  fromGame,
  fromPod,
  guestSeat,
  moved,
  nextGame,
  playerSeat,
  toBody,
  withPlaces,
  withSeat,
} from "./draft";

const now = Date.parse("2026-11-15T21:00:00Z");
const deck: DeckRef = {
  id: "deck-1",
  name: "Lanterns",
  colors: ["U"],
  bracket: 3,
  picture: null,
  formatId: "commander",
};
const pod: Pod = {
  formatId: "commander",
  subformatId: null,
  playgroupId: "group",
  endedAt: "2026-11-08T20:00:00Z",
  setId: null,
  seats: [
    aPodSeat({ userId: "ada", firstname: "Ada", deck }),
    aPodSeat({ userId: "bo", firstname: "Bo" }),
    aPodSeat({ guestName: "Cleo", deckName: "Elves" }),
  ],
};
const keys = ({ seats }: ReturnType<typeof fromPod>) => seats.map(({ key }) => key);

describe("a pod", () => {
  test("brings its people, decks, format and group", () => {
    const body = toBody(withPlaces(fromPod("g", pod), [2, 3, 1]), { now });
    expect(body).toMatchObject({
      id: "g",
      formatId: "commander",
      playgroupId: "group",
      endedAt: "2026-11-15T21:00:00.000Z",
      startedAt: null,
      note: null,
      seats: [
        { userId: "ada", guestName: null, deckId: "deck-1", deckName: null, placement: 2 },
        { userId: "bo", guestName: null, deckId: null, deckName: null, placement: 3 },
        { userId: null, guestName: "Cleo", deckId: null, deckName: "Elves", placement: 1 },
      ],
    });
  });

  test("has no body to send without a winner", () => {
    expect(toBody(fromPod("g", pod), { now })).toBeNull();
  });

  test("plays its next game with the same people and decks, and no result", () => {
    const played = withSeat(withPlaces(fromPod("g", pod), [1, 1, 1]), "ada", { finalLife: 3 });
    const next = nextGame("h", { ...played, turns: 9, note: "close" });
    expect(next).toMatchObject({ id: "h", turns: null, note: "", playgroupId: "group" });
    expect(next.seats).toEqual(fromPod("g", pod).seats);
  });
});

describe("a player who sits down", () => {
  const player: Player = {
    id: "ada",
    username: "ada",
    firstname: "Ada",
    picture: null,
    lastDeck: deck,
  };
  test("brings the deck played last, in its format only", () => {
    expect(playerSeat(player, "commander").deck?.name).toBe("Lanterns");
    expect(playerSeat(player, "brawl").deck).toBeNull();
  });
});

describe("turn order", () => {
  const table = {
    ...emptyGame("g", "commander", null),
    seats: ["a", "b", "c", "d"].map((name) => guestSeat(name, name)),
  };
  test("starts with the starting player", () => {
    expect(keys(beganWith(table, "c"))).toEqual(["c", "d", "a", "b"]);
    expect(keys(beganWith(table, "a"))).toEqual(["a", "b", "c", "d"]);
  });

  test("is known once a player says who went first, for this game and these players", () => {
    expect(firstKnown(table)).toBe(false);
    const said = beganWith(table, "a");
    expect(firstKnown(said)).toBe(true);
    expect(firstKnown(nextGame("h", said))).toBe(false);
    expect(firstKnown({ ...said, seats: said.seats.slice(1) })).toBe(false);
    expect(firstKnown(moved(said, "a", 1))).toBe(true);
    expect(firstKnown(moved(table, "d", -1))).toBe(false);
  });

  test("moves by one, and not over the end", () => {
    expect(keys(moved(table, "b", 1))).toEqual(["a", "c", "b", "d"]);
    expect(keys(moved(table, "a", -1))).toEqual(["a", "b", "c", "d"]);
  });

  test("takes along who eliminated whom", () => {
    const told = withSeat(withPlaces(table, [4, 3, 2, 1]), "a", { eliminatedBy: "d" });
    const seats = toBody(beganWith(told, "c"), { now })?.seats;
    expect(seats?.map(({ guestName, eliminatedBy }) => [guestName, eliminatedBy])).toEqual([
      ["c", null],
      ["d", null],
      ["a", 2],
      ["b", null],
    ]);
  });
});

describe("a length in minutes", () => {
  test("counts back from the end", () => {
    const draft = withPlaces({ ...fromPod("g", pod), minutes: 90 }, [1, 1, 1]);
    expect(toBody(draft, { now })?.startedAt).toBe("2026-11-15T19:30:00.000Z");
  });
});

describe("a recorded game", () => {
  const game = aGame("g", {
    startedAt: "2026-11-15T18:58:40Z",
    turns: 8,
    endReason: "combo",
    seats: [
      aSeat(1, { placement: 1, finalLife: 12 }),
      aSeat(2, { placement: 2, eliminatedBy: 1, deckId: "d2", deckName: "Elves", colors: ["G"] }),
      aSeat(3, { userId: null, firstname: null, username: null, guestName: "Cleo" }),
    ],
  });

  test("is sent back as it was where nothing was changed", () => {
    const body = toBody(fromGame(game), { now, recorded: game });
    expect(body).toMatchObject({
      startedAt: game.startedAt,
      endedAt: game.endedAt,
      turns: 8,
      endReason: "combo",
      seats: [
        { userId: "user-1", placement: 1, finalLife: 12 },
        { userId: "user-2", placement: 2, eliminatedBy: 1, deckId: "d2", deckName: null },
        { userId: null, guestName: "Cleo", placement: 3 },
      ],
    });
    // Mine alone, and changed where they stand.
    expect(body).not.toHaveProperty("tags");
    expect(body).not.toHaveProperty("note");
  });

  test("is played again without its result", () => {
    const draft = again("h", game, null);
    expect(draft).toMatchObject({ id: "h", turns: null, endedAt: null, endReason: null });
    expect(draft.seats.map(({ place, finalLife }) => [place, finalLife])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(draft.seats[1]?.deck).toEqual({ id: "d2", name: "Elves", colors: ["G"], picture: null });
  });

  test("stays at its event, corrected or played again", () => {
    const there = { ...game, eventId: "e1" };
    expect(toBody(fromGame(there), { now, recorded: there })?.eventId).toBe("e1");
    expect(again("h", there, null).eventId).toBe("e1");
    expect(nextGame("i", fromGame(there)).eventId).toBe("e1");
  });

  test("keeps a deleted player's seat, and does not seat them again", () => {
    const left = {
      ...game,
      seats: game.seats.map((seat) =>
        seat.seat === 2 ? { ...seat, userId: null, username: null, firstname: null } : seat,
      ),
    };
    expect(toBody(fromGame(left), { now, recorded: left })?.seats).toHaveLength(3);
    expect(again("h", left, null).seats).toHaveLength(2);
  });
});
