import { describe, expect, test } from "vitest";
import {
  emailError,
  firstnameError,
  identityProblem,
  newPasswordError,
  wrongFields,
} from "~/components/auth/fields";
import { strengthOf } from "~/components/auth/password-strength";
import { createT } from "~/lib/i18n/translate";
import { IdentityError } from "~/lib/identity/protocol";
import en from "~/locales/en/auth";

const t = createT("en", en);

describe("fields", () => {
  test("email", () => {
    expect(emailError("", t)).toBe("Please fill this in.");
    expect(emailError("ada", t)).toBe("This isn’t an email address. Check the spelling.");
    expect(emailError(" ada@example.org ", t)).toBeUndefined();
  });
  test("password: 8 to 128 characters", () => {
    expect(newPasswordError("1234567", t)).toBeDefined();
    expect(newPasswordError("12345678", t)).toBeUndefined();
    expect(newPasswordError("é".repeat(128), t)).toBeUndefined();
    expect(newPasswordError("é".repeat(129), t)).toBeDefined();
    expect(newPasswordError(" ".repeat(10), t)).toBe("A password can’t be only spaces.");
  });
  test("first name: 1 to 50 characters without the space around", () => {
    expect(firstnameError("  ", t)).toBeDefined();
    expect(firstnameError("🂡".repeat(50), t)).toBeUndefined();
    expect(firstnameError("a".repeat(51), t)).toBeDefined();
  });
  test("only the wrong ones are named", () => {
    expect(wrongFields({ email: undefined, password: "x" })).toEqual({ password: "x" });
  });
  test("each identity error goes to its field, an unknown one to the form", () => {
    expect(identityProblem(new IdentityError("EMAIL_EXISTS"), t).field).toBe("email");
    expect(identityProblem(new IdentityError("INVALID_LOGIN_CREDENTIALS"), t).field).toBe(
      "password",
    );
    const unfit = (why: string) =>
      new IdentityError(
        "PASSWORD_DOES_NOT_MEET_REQUIREMENTS",
        `Missing password requirements: [Password may not be ${why}]`,
      );
    expect(identityProblem(unfit("your email or name"), t)).toEqual({
      field: "password",
      message: "Your name or email is too easy to guess. Choose something else.",
    });
    expect(identityProblem(unfit("one of the commonest"), t).message).toMatch("most common");
    expect(identityProblem(unfit("something else"), t).message).toMatch("too easy to guess");
    expect(identityProblem(new IdentityError("constructor"), t)).toEqual({
      field: null,
      message: "That didn’t work. Please try again.",
    });
  });
});

describe("password advice", () => {
  test.each([
    ["", "empty"],
    ["abc", "short"],
    ["ada-lovelace", "personal"],
    ["aaaaaaaaaaaa", "weak"],
    ["tablelampo", "weak"],
    ["tablelampoak", "fair"],
    ["odd walnut choir 7", "strong"],
  ])("%j is %s", (password, advice) => {
    expect(strengthOf(password, ["ada@example.org", "Ada"]).advice).toBe(advice);
  });
  test("says how many characters are missing", () => {
    expect(strengthOf("12345", [])).toMatchObject({ missing: 3 });
  });
});
