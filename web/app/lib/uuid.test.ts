import { describe, expect, test } from "vitest";
import { madeAt, uuidv7 } from "./uuid";

describe("an id made here", () => {
  test("is a UUID of version 7 that begins with its moment", () => {
    const id = uuidv7(0x0192f0a1b2c3);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(id.slice(0, 13)).toBe("0192f0a1-b2c3");
  });

  test("tells when it was made, and another text does not", () => {
    expect(madeAt(uuidv7(1_763_000_000_123))).toBe(1_763_000_000_123);
    expect(madeAt("guest-1")).toBeNull();
  });

  test("sorts by when it was made, and is never made twice", () => {
    const ids = Array.from({ length: 200 }, (_, at) => uuidv7(1_763_000_000_000 + at));
    expect(ids.toSorted()).toEqual(ids);
    expect(uuidv7(1)).not.toBe(uuidv7(1));
  });
});
