import { describe, expect, it } from "vitest";
import { life, next, play, second } from "../../../tests/table";
import { hitsOf } from "./hits";
import { boardOf } from "./reducer";
import { replayOf } from "./replay";
import type { Command } from "./types";

describe("a replay", () => {
  const events = play(
    [60, next],
    [10, life(2, -1, 1)],
    [1, life(3, -4)],
    [1, life(2, -1, 1)],
    [30, life(1, -9)],
    [2, { type: "undo" }],
    [5, { type: "pause" }],
    [600, { type: "resume" }],
    [8, next],
    [4, next],
    [3, { type: "undo" }],
    [20, { type: "commanderDamage", seat: 1, source: 2, commander: 0, delta: 7 }],
    [9, { type: "out", seats: [3], by: 2, how: "combat" }],
  );
  const replay = replayOf(events);
  const moments = replay?.moments ?? [];

  it("joins quick taps and leaves out undone steps", () => {
    expect(moments.map(({ lives }) => lives)).toEqual([
      [40, 40, 40],
      [40, 40, 40],
      [40, 40, 36],
      [40, 38, 36],
      [40, 38, 36],
      [40, 38, 36],
      [40, 38, 36],
      [33, 38, 36],
      [33, 38, 36],
    ]);
    expect(moments.at(-1)?.inside).toEqual([true, true, false]);
  });

  it("counts the time of play alone, and the turns", () => {
    expect(moments.map(({ played }) => played / second)).toEqual([
      0, 60, 71, 72, 109, 109, 117, 144, 153,
    ]);
    expect(moments.map(({ turn }) => turn)).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2]);
  });

  it("ends with the board the events end with", () => {
    expect(replay?.boardAt(moments.length - 1)).toEqual(boardOf(events));
  });

  it("knows every board on the way of a long game", () => {
    const long = play(
      ...Array.from({ length: 100 }, (_, at): [number, Command] => [5, life((at % 3) + 1, -1)]),
    );
    const replay = replayOf(long);
    for (const at of [0, 1, 31, 32, 33, 64, 99, 100]) {
      expect(replay?.boardAt(at)).toEqual(boardOf(long.slice(0, at + 1)));
      expect(replay?.moments[at]?.lives).toEqual(replay?.boardAt(at).seats.map(({ life }) => life));
    }
  });

  it("is null without its beginning", () => {
    expect(replayOf([])).toBeNull();
    expect(replayOf(events.slice(1))).toBeNull();
  });
});

describe("who hit whom", () => {
  const hits = (...asked: Command[]) =>
    hitsOf(
      replayOf(play(...asked.map((command): [number, Command] => [5, command])))?.moments ?? [],
    );
  const damage = (delta: number): Command => ({
    type: "commanderDamage",
    seat: 1,
    source: 2,
    commander: 0,
    delta,
  });

  it("sums up what was said, commander damage among it", () => {
    expect(hits(life(1, -3, 2), damage(7), life(1, -5), life(3, -2, 2), life(3, 4, 2))).toEqual([
      { source: 2, seat: 1, life: 10, commander: 7 },
      { source: 2, seat: 3, life: 2, commander: 0 },
    ]);
  });

  it("follows corrections", () => {
    expect(hits(damage(7), damage(-2))).toEqual([{ source: 2, seat: 1, life: 5, commander: 5 }]);
    expect(hits(damage(7), damage(-7))).toEqual([]);
  });
});
