import { expect, test } from "vitest";
import { moment } from "./when";

const now = new Date(2026, 10, 17, 20, 0).getTime();
const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
  [new Date(2026, 10, 17, 18, 20), "6:20 PM", "18:20"],
  [new Date(2026, 10, 14, 18, 20), "Saturday 6:20 PM", "samedi 18:20"],
  [new Date(2026, 9, 3, 18, 20), "October 3, 2026 at 6:20 PM", "3 octobre 2026 à 18:20"],
])("%s is said as briefly as it is clear", (at, en, fr) => {
  expect(plain(moment(at.getTime(), "en", now))).toBe(en);
  expect(plain(moment(at.getTime(), "fr", now))).toBe(fr);
});
