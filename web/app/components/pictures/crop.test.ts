import { describe, expect, test } from "vitest";
import { centred, sideOf, within } from "./crop";

describe("cropping", () => {
  const wide = { width: 400, height: 100 };

  test("starts with the largest square in the middle", () => {
    expect(centred(wide)).toEqual({ x: 200, y: 50, zoom: 1 });
    expect(sideOf(wide, centred(wide))).toBe(100);
  });
  test("never leaves the picture", () => {
    expect(within(wide, { x: -50, y: 500, zoom: 1 })).toEqual({ x: 50, y: 50, zoom: 1 });
    expect(within(wide, { x: 999, y: -999, zoom: 2 })).toEqual({ x: 375, y: 25, zoom: 2 });
  });
  test("zooms only so far", () => {
    expect(within(wide, { x: 200, y: 50, zoom: 99 }).zoom).toBe(4);
    expect(within(wide, { x: 200, y: 50, zoom: 0.1 }).zoom).toBe(1);
  });
});
