import { expect, test } from "vitest";
import { boardOf } from "~/live/table/reducer";
import type { Command, TableEvent } from "~/live/table/types";
import { liveTable } from "../../../../tests/live";
import { play } from "../../../../tests/table";
import { afterTable } from "./again";

const over: Command = { type: "finish", placements: [2, 1, 3], endReason: null };

/** The draft for the next game, and the names in it. */
function again(events: TableEvent[]) {
  const board = boardOf(events);
  if (!board) throw new Error("no table");
  const nameOf = (seat: number) => board.seats[seat - 1]?.guestName ?? "";
  const draft = afterTable({ board, info: liveTable(), people: [], nameOf });
  const starter = draft.seats.find(({ key }) => key === draft.starter)?.name ?? null;
  return { seats: draft.seats.map(({ name }) => name), starter };
}

test("the player after the one who went first goes first in the next game, from the same seats", () => {
  const first = (seat: number) => play([1, { type: "turn", seat }], [60, over]);
  expect(again(first(1))).toEqual({ seats: ["Ada", "Bo", "Cy"], starter: "Bo" });
  expect(again(first(3)).starter).toBe("Ada");
});

test("another turn order counts", () => {
  const events = play(
    [1, { type: "order", seats: [3, 2, 1] }],
    [1, { type: "turn", seat: null }],
    [60, over],
  );
  expect(again(events)).toEqual({ seats: ["Cy", "Bo", "Ada"], starter: "Bo" });
});

test("nobody is named where no turn was taken", () => {
  expect(again(play([60, over])).starter).toBeNull();
});
