import { beforeEach, describe, expect, test, vi } from "vitest";
import { routeTable } from "~/route-table";
import { guardNamed, guardTarget } from "./guard";

beforeEach(() => void vi.stubGlobal("location", new URL("http://podium.test/")));

const signedOut = { search: "", signedIn: false, unverified: false };
const signedIn = { search: "", signedIn: true, unverified: false };

describe("guards", () => {
  test("a closed page sends the signed out to sign in, in their language, with the way back", () => {
    expect(guardTarget("auth", { ...signedOut, pathname: "/games", search: "?tagid=1" })).toBe(
      "/login?redirect=%2Fgames%3Ftagid%3D1",
    );
    expect(guardTarget("auth", { ...signedOut, pathname: "/fr/games" })).toBe(
      "/fr/login?redirect=%2Ffr%2Fgames",
    );
    expect(guardTarget("auth", { ...signedIn, pathname: "/games" })).toBeNull();
  });

  test("an unverified user is asked to verify first", () => {
    const visit = { ...signedOut, unverified: true, pathname: "/profile" };
    expect(guardTarget("auth", visit)).toBe("/verify-email?redirect=%2Fprofile");
  });

  test.each(["/dashboard", "/profile", "/decks", "/playgroups"])(
    "whatever begins with %s is closed, even where no page is",
    (prefix) => {
      for (const pathname of [prefix, `${prefix}/no/such/page`, `/fr${prefix}`]) {
        expect(guardTarget("none", { ...signedOut, pathname })).toContain("/login?redirect=");
        expect(guardTarget("none", { ...signedIn, pathname })).toBeNull();
      }
    },
  );

  test("the signed in have no business at the sign-in page", () => {
    expect(guardTarget("guest", { ...signedIn, pathname: "/login" })).toBe("/dashboard");
    expect(guardTarget("guest", { ...signedIn, pathname: "/fr/login" })).toBe("/fr/dashboard");
    expect(
      guardTarget("guest", { ...signedIn, pathname: "/login", search: "?redirect=/decks" }),
    ).toBe("/decks");
    expect(guardTarget("guest", { ...signedOut, pathname: "/login" })).toBeNull();
  });

  test("an unknown name is an error", () => {
    expect(() => guardNamed("admin")).toThrow("Unknown route guard: admin");
    expect(() => guardNamed("toString")).toThrow("Unknown route guard");
    for (const { guard } of routeTable) expect(guardNamed(guard)).toBeTypeOf("function");
  });
});
