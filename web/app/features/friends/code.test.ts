import { describe, expect, test } from "vitest";
import { readCode, readScanned, shownCode } from "./code";

describe("a code typed by hand", () => {
  test.each([
    ["k7q2-9f4m", "K7Q29F4M"],
    [" K7Q2 9F4M ", "K7Q29F4M"],
    ["oil2-9f4m", "01129F4M"],
    ["K7Q2-9F4", null],
    ["K7Q2-9F4MM", null],
    ["U7Q2-9F4M", null],
    ["", null],
  ])("%s", (typed, code) => expect(readCode(typed)).toBe(code));

  test("is shown in two halves", () => expect(shownCode("K7Q29F4M")).toBe("K7Q2-9F4M"));
});

describe("what a camera read", () => {
  const origin = "https://podium.example";
  test.each([
    [`${origin}/friends/add?code=K7Q29F4M`, { code: "K7Q29F4M" }],
    [`${origin}/fr/friends/add?code=k7q2-9f4m`, { code: "K7Q29F4M" }],
    ["K7Q2-9F4M", { code: "K7Q29F4M" }],
    [`${origin}/join/abc`, { path: "/join/abc" }],
    [`${origin}/fr/live/K7Q29F`, { path: "/fr/live/K7Q29F" }],
    [`${origin}/mobile/event/1?code=NIGHT`, { path: "/mobile/event/1?code=NIGHT" }],
    [`${origin}/logout`, null],
    ["https://elsewhere.example/friends/add?code=K7Q29F4M", null],
    ["WIFI:T:WPA;S:lamp;;", null],
  ])("%s", (text, found) => expect(readScanned(text, origin)).toEqual(found));
});
