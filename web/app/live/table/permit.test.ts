import { expect, test } from "vitest";
import { play } from "../../../tests/table";
import { freeForGuests, mayChangeEverySeat } from "./permit";
import { boardOf } from "./reducer";
import type { Settings } from "./types";

/** The seats a device without an account may take at a table with such settings, the second of three being held. */
function free(settings: Partial<Settings>, held = [2]) {
  const board = boardOf(play());
  if (!board) throw new Error("no table");
  const [first, ...others] = board.seats;
  const seats = first ? [{ ...first, userId: "u1", guestName: null }, ...others] : [];
  const table = { seats, settings: { ...board.settings, ...settings } };
  return freeForGuests(table, held).map(({ seat }) => seat);
}

test("a device without an account takes a guest's seat that nobody holds", () => {
  expect(free({ guests: "player" })).toEqual([3]);
  expect(free({ guests: "player" }, [])).toEqual([2, 3]);
});

test("it takes none where guests look on, have to sign in, or seats are locked", () => {
  expect(free({ guests: "viewer" })).toEqual([]);
  expect(free({ guests: null })).toEqual([]);
  expect(free({ guests: "player", locked: true })).toEqual([]);
});

test("a guest changes every seat only where players do and the host allows it", () => {
  const board = boardOf(play());
  if (!board) throw new Error("no table");
  const everySeat = (user: string | null, settings: Partial<Settings>) =>
    mayChangeEverySeat(
      { role: "player", user, guest: 2, device: null },
      { ...board, settings: { ...board.settings, ...settings } },
    );
  expect(everySeat(null, { allSeats: true })).toBe(false);
  expect(everySeat(null, { allSeats: true, guestsAllSeats: true })).toBe(true);
  expect(everySeat(null, { allSeats: false, guestsAllSeats: true })).toBe(false);
  expect(everySeat("u2", { allSeats: true })).toBe(true);
});
