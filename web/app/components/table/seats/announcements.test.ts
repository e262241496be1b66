import { describe, expect, test } from "vitest";
import { tableLinesMessages } from "~/components/live/messages";
import type { TableBoard, TableCommand } from "~/lib/api/types";
import { predict } from "~/live/table/predict";
import { apply, fromSnapshot, initialBoard } from "~/live/table/reducer";
import { setupOf } from "../../../../tests/live";
import { announcements } from "./announcements";

const at = "2026-11-15T20:00:00Z";
const setup = setupOf(4);
const opened = initialBoard(
  {
    ...setup,
    seats: setup.seats.map((seat, at) =>
      at === 1 ? { ...seat, commanders: ["Tym", "Kra"] } : seat,
    ),
  },
  at,
);
const names = ["Ada", "Bo", "Cy", "Di"];

/** The board after these. */
function played(board: TableBoard, ...commands: TableCommand[]): TableBoard {
  let table = fromSnapshot({ sequence: 1, at, board });
  const host = { role: "host", user: "me", guest: null, device: null } as const;
  for (const command of commands) {
    const what = predict(table, command, host, at);
    if (!what) throw new Error(`not possible: ${command.type}`);
    const event = { sequence: table.sequence + 1, at, id: "", by: { seat: 1, device: null }, what };
    table = apply(table, event);
  }
  return table.board;
}

async function said(before: TableBoard, now: TableBoard, lang: "en" | "fr" = "en") {
  const { t } = await tableLinesMessages.load(lang);
  return announcements(before, now, {
    t,
    nameOf: (seat) => names[seat - 1] ?? "",
    signed: (number) => (number > 0 ? `+${number}` : `−${-number}`),
  });
}

const hit = (delta: number, commander = 0): TableCommand => ({
  type: "commanderDamage",
  seat: 1,
  source: 2,
  commander,
  delta,
});
const poison: TableCommand = { type: "counter", seat: 3, counter: "poison", delta: 1 };
const out: TableCommand = { type: "out", seats: [3], by: 2, how: "combat" };

describe("a screen reader says", () => {
  test("nothing of what did not change, or changed and came back", async () => {
    expect(await said(opened, opened)).toEqual([]);
    const life = (delta: number): TableCommand => ({ type: "life", seat: 1, delta });
    expect(await said(opened, played(opened, life(-1), life(1)))).toEqual([]);
  });

  test("where taps led, each seat's once", async () => {
    const life: TableCommand = { type: "life", seat: 1, delta: -1 };
    const now = played(opened, life, poison, life, poison, life);
    expect(await said(opened, now)).toEqual(["Ada: −3, now 37 life.", "Cy: 2 poison counters."]);
  });

  test("commander damage with the life it took, also when it is taken back", async () => {
    const now = played(opened, hit(7), hit(2, 1));
    expect(await said(opened, now)).toEqual([
      "Ada: −9, now 31 life.",
      "Ada: 7 commander damage from Bo.",
      "Ada: 2 damage from Bo’s second commander.",
    ]);
    expect(await said(now, played(now, hit(-7)))).toEqual([
      "Ada: +7, now 38 life.",
      "Ada: 0 commander damage from Bo.",
    ]);
  });

  test("whose turn it is", async () => {
    const first = played(opened, { type: "turn", seat: 2 });
    expect(await said(opened, first)).toEqual(["Turn 1: Bo."]);
    expect(await said(first, played(first, { type: "turn", seat: null }))).toEqual(["Turn 1: Cy."]);
    expect(await said(first, played(first, { type: "pause" }))).toEqual([]);
  });

  test("who is eliminated, and who is back", async () => {
    const gone = played(opened, out, { type: "concede", seat: 4 });
    expect(await said(opened, gone)).toEqual(["Cy: eliminated by Bo.", "Di: eliminated."]);
    const back = played(gone, { type: "back", seat: 3 });
    expect(await said(gone, back)).toEqual(["Cy is back in the game."]);
  });

  test("how it ends", async () => {
    const end = (...placements: number[]) =>
      played(opened, { type: "finish", placements, endReason: null });
    expect(await said(opened, end(2, 1, 3, 4))).toEqual(["Game over: Bo wins."]);
    expect(await said(opened, end(1, 1, 1, 1))).toEqual(["Game over: draw."]);
    expect(await said(opened, end(1, 1, 3, 3))).toEqual(["Game over."]);
    expect(await said(opened, played(opened, { type: "close" }))).toEqual(["Table closed."]);
  });

  test("all of it in French", async () => {
    const now = played(opened, hit(1), poison, { type: "turn", seat: 1 }, out);
    expect(await said(opened, now, "fr")).toEqual([
      "Ada : −1, 39 PV maintenant.",
      "Ada : 1 blessure de commandant de Bo.",
      "Cy : 1 marqueur poison.",
      "Cy : élimination par Bo.",
      "Tour 1 : Ada.",
    ]);
  });
});
