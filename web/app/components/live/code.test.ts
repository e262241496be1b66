import { expect, test } from "vitest";
import { liveCode } from "./code";

test.each([
  ["K7Q29F", "K7Q29F"],
  [" k7q-29f ", "K7Q29F"],
  ["k7 q2 9f", "K7Q29F"],
  ["https://podium.example/fr/live/k7q29f?x=1", "K7Q29F"],
  ["", null],
  ["K7Q29", null],
  ["K7Q29FF", null],
  ["K0Q29F", null],
  ["KOQ29F", null],
  ["K1Q29F", null],
  ["KIQ29F", null],
  ["KLQ29F", null],
  ["https://podium.example/live/new", null],
])("%j is %j", (text, code) => expect(liveCode(text)).toBe(code));
