import { expect, test } from "vitest";
import { shared } from "./shared";

test("equal parts are the earlier ones, and equal values are the earlier value", () => {
  const before = { seats: [{ life: 40, counters: { poison: 0 } }, { life: 40 }], storm: 0 };
  expect(shared(before, structuredClone(before))).toBe(before);
  const after = shared(before, {
    ...structuredClone(before),
    seats: [{ life: 39, counters: { poison: 0 } }, { life: 40 }],
  });
  expect(after).toEqual({ seats: [{ life: 39, counters: { poison: 0 } }, { life: 40 }], storm: 0 });
  expect(after.seats[0]?.counters).toBe(before.seats[0]?.counters);
  expect(after.seats[1]).toBe(before.seats[1]);
});

test("what is missing, more, or of another kind is different", () => {
  for (const [before, after] of [
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{ a: Number.NaN }, { a: 1 }],
    [0, -0],
  ] as const)
    expect(shared<unknown>(before, after)).toStrictEqual(after);
  expect(shared({ a: null }, { a: null, b: 2 })).toEqual({ a: null, b: 2 });
});
