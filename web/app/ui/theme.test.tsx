import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setTheme, useNextTheme, useTheme } from "./theme";

const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const beforePaint = page.match(/<script>(.+?)<\/script>/s)?.[1] ?? "";
const Shown = () => <output>{useTheme()}</output>;
const Next = () => <output>{useNextTheme()}</output>;
const shown = () => screen.getByRole("status").textContent;
const onPage = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe("the theme", () => {
  it("follows the system until one is chosen, and again afterwards", () => {
    render(<Shown />);
    expect([shown(), onPage()]).toEqual(["system", undefined]);
    act(() => setTheme("light"));
    expect([shown(), onPage()]).toEqual(["light", "light"]);
    act(() => setTheme("system"));
    expect([shown(), onPage(), localStorage.length]).toEqual(["system", undefined, 0]);
  });

  it.each(["light", "dark"] as const)(
    "is %s before the first paint when that was chosen",
    (theme) => {
      setTheme(theme);
      delete document.documentElement.dataset.theme;
      new Function(beforePaint)();
      expect(onPage()).toBe(theme);
    },
  );

  it.each([
    ["light", ["dark", "light", "system"]],
    ["dark", ["light", "dark", "system"]],
  ] as const)("goes round so that a tap on a %s system changes what one sees", (system, round) => {
    vi.stubGlobal("matchMedia", () => ({
      matches: system === "light",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render(<Next />);
    for (const next of round) {
      expect(shown()).toBe(next);
      act(() => setTheme(next));
    }
  });

  it("ignores what it does not know", () => {
    localStorage.setItem("theme", "sepia");
    new Function(beforePaint)();
    render(<Shown />);
    expect([shown(), onPage()]).toEqual(["system", undefined]);
  });

  it("follows a choice made in another tab", () => {
    render(<Shown />);
    localStorage.setItem("theme", "dark");
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    });
    expect([shown(), onPage()]).toEqual(["dark", "dark"]);
  });
});
