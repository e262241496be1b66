import { describe, expect, test } from "vitest";
import { keyed } from "./keys";

const press = (key: string, shiftKey = false, code = "") =>
  keyed({ key, code, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

describe("keys at the desk", () => {
  test.each([
    ["1", { type: "seat", at: 0 }],
    ["9", { type: "seat", at: 8 }],
    ["0", { type: "seat", at: 9 }],
    ["ArrowUp", { type: "count", delta: 1 }],
    ["ArrowDown", { type: "count", delta: -1 }],
    ["PageUp", { type: "count", delta: 10 }],
    ["PageDown", { type: "count", delta: -10 }],
    ["d", { type: "damage" }],
    ["T", { type: "turn" }],
    ["p", { type: "pause" }],
    ["u", { type: "undo" }],
    ["r", { type: "redo" }],
    ["?", { type: "help" }],
    ["Escape", { type: "leave" }],
  ])("%s", (key, action) => expect(press(key)).toEqual(action));

  test("with shift the arrows are five", () => {
    expect(press("ArrowUp", true)).toEqual({ type: "count", delta: 5 });
    expect(press("ArrowDown", true)).toEqual({ type: "count", delta: -5 });
  });

  test("on a French keyboard the digits need no shift", () => {
    expect(press("é", false, "Digit2")).toEqual({ type: "seat", at: 1 });
    expect(press("à", false, "Digit0")).toEqual({ type: "seat", at: 9 });
    expect(press("2", true, "Digit2")).toEqual({ type: "seat", at: 1 });
  });

  test.each(["a", "Enter", " ", "Tab", "F5", "toString", "10"])("%s is no shortcut", (key) =>
    expect(press(key)).toBeNull(),
  );
});
