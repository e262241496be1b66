import { describe, expect, test } from "vitest";
import { firstnameProblem, serverProblem, usernameProblem } from "./problems";

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
  test("no name has invisible characters, or two alphabets in a word", () => {
    for (const unseen of [
      "\u3164",
      "\u115f",
      "\u2800",
      "\u200b",
      "\ufe0f",
      "\ufff9",
      "\ufffd",
      "\uffff",
      "\u{1fffe}",
    ]) {
      expect(usernameProblem(`ali${unseen}ce`)).toBe("nameUnseen");
      expect(firstnameProblem(unseen)).toBe("nameUnseen");
    }
    expect(firstnameProblem("\u0410lice")).toBe("nameMixed");
    expect(usernameProblem("Alic\u0435")).toBe("nameMixed");
    for (const good of ["Zoë ❤\ufe0f", "Ольга", "Anna (Анна)", "ken山田"]) {
      expect(firstnameProblem(good)).toBeUndefined();
    }
  });
  test("the server's words become sentences", () => {
    expect(serverProblem("username", "taken")).toBe("usernameTaken");
    expect(serverProblem("username", "invalid")).toBe("usernameInvalid");
    expect(serverProblem("username", "looks_taken")).toBe("usernameLooksTaken");
    expect(serverProblem("username", "reserved")).toBe("usernameReserved");
    expect(serverProblem("firstname", "unseen")).toBe("nameUnseen");
    expect(serverProblem("firstname", "too_long")).toBe("firstnameLength");
  });
});
