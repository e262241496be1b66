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
  });

  test("carries the way back in the language of where it was", () => {
    expect(withRedirect("/login", "/fr/decks")).toBe("/fr/login?redirect=%2Ffr%2Fdecks");
  });
});
