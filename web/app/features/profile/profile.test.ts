import { describe, expect, test } from "vitest";
import { centred, sideOf, within } from "./crop";
import { firstnameProblem, serverProblem, usernameProblem } from "./names";

describe("names", () => {
  test("username: 3 to 30 letters, digits and . _ -", () => {
    for (const good of ["ada", "Zoë.K_7-x", "a".repeat(30)]) {
      expect(usernameProblem(good)).toBeUndefined();
    }
    expect(usernameProblem("ab")).toBe("profile.usernameLength");
    expect(usernameProblem("a".repeat(31))).toBe("profile.usernameLength");
    expect(usernameProblem("a b c")).toBe("profile.usernameInvalid");
  });
  test("first name: 1 to 50 characters", () => {
    expect(firstnameProblem("")).toBe("profile.firstnameLength");
    expect(firstnameProblem("Ada")).toBeUndefined();
    expect(firstnameProblem("a".repeat(51))).toBe("profile.firstnameLength");
  });
  test("the server's words become sentences", () => {
    expect(serverProblem("username", "taken")).toBe("profile.usernameTaken");
    expect(serverProblem("username", "invalid")).toBe("profile.usernameInvalid");
    expect(serverProblem("firstname", "too_long")).toBe("profile.firstnameLength");
  });
});

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
