import { describe, expect, test } from "vitest";
import { digitOf } from "./digit-key";

const none = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

describe("a digit", () => {
  const shift = { ...none, shiftKey: true };

  test.each([
    ["2", "Digit2", none, 2],
    ["2", "Numpad2", none, 2],
    ["é", "Digit2", none, 2],
    ["2", "Digit2", shift, 2],
    ["@", "Digit2", shift, null],
    ["a", "KeyA", none, null],
    ["2", "Digit2", { ...none, ctrlKey: true }, null],
    ["2", "Digit2", { ...none, metaKey: true }, null],
    ["2", "Digit2", { ...none, altKey: true }, null],
  ])("%s at %s", (key, code, held, digit) => expect(digitOf({ ...held, key, code })).toBe(digit));
});
