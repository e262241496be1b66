import { beforeEach, describe, expect, test, vi } from "vitest";
import { redirectTarget, safePath, withRedirect } from "./navigation";

beforeEach(() => void vi.stubGlobal("location", new URL("http://podium.test/")));

describe("redirect", () => {
  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/fr//evil.example",
    "/fr///evil.example",
    "/fr/\\evil.example",
    "/fr/%2Fevil.example",
    "/fr/%2f%2fevil.example",
    "/%5Cevil.example",
    "/fr/\t/evil.example",
    "/fr/%09/evil.example",
    "/fr/..//evil.example",
    "evil",
    "",
    null,
  ])("never leads to %j", (wanted) => {
    expect(safePath(wanted)).toBeNull();
  });

  test("leads to paths of this site, in the language in use", () => {
    expect(safePath("/decks?x=1#y")).toBe("/decks?x=1#y");
    const search = `?${new URLSearchParams({ redirect: "/decks?x=1" })}`;
    expect(redirectTarget(search, "/login")).toBe("/decks?x=1");
    expect(redirectTarget(search, "/fr/login")).toBe("/fr/decks?x=1");
    expect(redirectTarget("?redirect=/fr/decks", "/login")).toBe("/decks");
    expect(redirectTarget("", "/fr/login")).toBe("/fr/dashboard");
    expect(safePath("/login?redirect=%2Fdecks")).toBe("/login?redirect=%2Fdecks");
    expect(safePath("/user/1/100%25")).toBe("/user/1/100%25");
  });

  test("is the dashboard where it would lead away once its language is taken off", () => {
    const search = `?${new URLSearchParams({ redirect: "/fr//evil.example" })}`;
    expect(redirectTarget(search, "/login")).toBe("/dashboard");
    expect(redirectTarget(search, "/fr/login")).toBe("/fr/dashboard");
  });

  test("carries the way back in the language of where it was", () => {
    expect(withRedirect("/login", "/fr/decks")).toBe("/fr/login?redirect=%2Ffr%2Fdecks");
    expect(withRedirect("/login", "//")).toBe("/login?redirect=%2F%2F");
  });
});
