import { expect, test } from "vitest";
import { colorBalance } from "./color-balance";

const none = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };

test("costs and lands are compared by their parts, colorless mana aside", () => {
  const balance = colorBalance({
    symbols: { ...none, B: 30, G: 10, C: 7 },
    lands: { ...none, B: 12, G: 8, C: 20 },
  });
  expect(balance?.shares).toEqual([
    { color: "B", costs: 0.75, lands: 0.6 },
    { color: "G", costs: 0.25, lands: 0.4 },
  ]);
  expect(balance?.short?.color).toBe("B");
});

test("a small gap is none", () => {
  const balance = colorBalance({
    symbols: { ...none, B: 11, G: 9 },
    lands: { ...none, B: 10, G: 10 },
  });
  expect(balance?.short).toBeNull();
});

test("a color that no cost asks for is left out", () => {
  const balance = colorBalance({ symbols: { ...none, R: 5 }, lands: { ...none, R: 9, W: 9 } });
  expect(balance?.shares).toEqual([{ color: "R", costs: 1, lands: 1 }]);
  expect(balance?.short).toBeNull();
});

test("nothing is compared where costs or lands are not known", () => {
  expect(colorBalance({ symbols: none, lands: { ...none, G: 30 } })).toBeNull();
  expect(colorBalance({ symbols: { ...none, G: 30 }, lands: { ...none, C: 3 } })).toBeNull();
});
