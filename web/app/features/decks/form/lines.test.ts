import { expect, test } from "vitest";
import { lineRange } from "./lines";

test("a line's place in its text", () => {
  const text = "1 Opt\n\n2 Duress\r\n";
  const at = (line: number) => text.slice(...lineRange(text, line));
  expect(at(1)).toBe("1 Opt");
  expect(at(2)).toBe("");
  expect(at(3)).toBe("2 Duress\r");
  expect(at(99)).toBe("");
});
