import { expect, test } from "vitest";
import { life, next, play } from "../../../tests/table";
import { eliminations } from "./eliminations";
import { likelyCause } from "./hits";
import { boardOf } from "./reducer";
import { noSteps, noteStep } from "./steps";
import type { Command } from "./types";

/** Who is suspected after these commands, a minute apart. */
function suspected(...commands: Command[]) {
  const events = play(...commands.map((command): [number, Command] => [60, command]));
  const board = boardOf(events);
  const [found] = board ? eliminations(board) : [];
  return found && likelyCause(events.reduce(noteStep, noSteps), found);
}

test("the one recorded to have taken the last life is suspected", () => {
  expect(suspected(next, life(2, -30), life(2, -10, 3))).toMatchObject({ by: 3, how: "combat" });
});

test("what was recorded counts only for the last blow, not for one before it", () => {
  expect(suspected(next, life(2, -30, 3), life(2, -10))).toMatchObject({ by: 1, how: "combat" });
});

test("life gained since the last blow changes nothing", () => {
  expect(suspected(next, life(2, -60, 3), life(2, 5))).toMatchObject({ by: 3 });
});

test("nobody is suspected of their own life loss before the first turn", () => {
  expect(suspected(life(2, -40, 2))).toMatchObject({ by: null, how: "lifeLoss" });
});

test("a commander's damage and poison stay with the rules", () => {
  const hit: Command = { type: "commanderDamage", seat: 2, source: 3, commander: 0, delta: 21 };
  expect(suspected(next, hit, life(2, -1, 1))).toMatchObject({ cause: "commanderDamage", by: 3 });
  const poison: Command = { type: "counter", seat: 2, counter: "poison", delta: 10 };
  expect(suspected(next, poison, life(2, -1, 3))).toMatchObject({ cause: "poison", by: 1 });
});
