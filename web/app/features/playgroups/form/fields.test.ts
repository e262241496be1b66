import { describe, expect, test } from "vitest";
import { disputed, problemsOf, typedOver } from "./fields";

describe("a group's form", () => {
  test("needs a name and has room for so much", () => {
    expect(problemsOf({ name: " ", description: "" })).toEqual({ name: "required" });
    expect(problemsOf({ name: "x".repeat(61), description: "y".repeat(2001) })).toEqual({
      name: "tooLong",
      description: "tooLong",
    });
    expect(problemsOf({ name: "🎲".repeat(60), description: "" })).toEqual({});
  });

  test("keeps what is there under what was typed", () => {
    const present = { name: "Friday", description: "Lamp" };
    expect(typedOver(present, { description: "" })).toEqual({ name: "Friday", description: "" });
  });

  test("is disputed only where two typed different things into one field", () => {
    const base = { name: "Friday", description: "Lamp" };
    const now = { name: "Saturday", description: "Lamp" };
    expect(disputed({ base, name: "Sunday", description: "Candle" }, now)).toEqual(["name"]);
    expect(disputed({ base, name: "Saturday" }, now)).toEqual([]);
    expect(disputed({ base, description: "Candle" }, now)).toEqual([]);
  });
});
