import { describe, expect, test } from "vitest";
import { firstnameProblem, serverProblem, usernameProblem } from "./names";

describe("names", () => {
  test("username: 3 to 30 letters, digits and . _ -", () => {
    for (const good of ["ada", "Zoë.K_7-x", "a".repeat(30)]) {
      expect(usernameProblem(good)).toBeUndefined();
    }
    expect(usernameProblem("ab")).toBe("usernameLength");
    expect(usernameProblem("a".repeat(31))).toBe("usernameLength");
    expect(usernameProblem("a b c")).toBe("usernameInvalid");
  });
  test("first name: 1 to 50 characters", () => {
    expect(firstnameProblem("")).toBe("firstnameLength");
    expect(firstnameProblem("Ada")).toBeUndefined();
    expect(firstnameProblem("a".repeat(51))).toBe("firstnameLength");
  });
  test("the server's words become sentences", () => {
    expect(serverProblem("username", "taken")).toBe("usernameTaken");
    expect(serverProblem("username", "invalid")).toBe("usernameInvalid");
    expect(serverProblem("firstname", "too_long")).toBe("firstnameLength");
  });
});
