import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The script of index.html that stands between what was last seen and the app. */
const page = readFileSync(join(import.meta.dirname, "../../../index.html"), "utf8");
const [, script = ""] = page.match(/<div id="seen"><\/div>\s*<script>(.+?)<\/script>/s) ?? [];

const { dataset } = document.documentElement;
const seen = () => document.getElementById("seen");
const root = () => document.getElementById("root") as HTMLElement;
const scripts = () => [...document.scripts].map(({ src }) => new URL(src).pathname);

function open(user = "me") {
  document.head.innerHTML = '<link data-script rel="modulepreload" href="/assets/index-a.js">';
  document.body.innerHTML =
    `<div id="seen" data-user="${user}" lang="en"><h1>Hello, Ada</h1></div>` +
    '<div id="root"><i class="animate-breathe"></i></div>';
  new Function(script)();
}

beforeEach(() => {
  document.getAnimations = () => [];
  localStorage.setItem("identity", "{}");
  localStorage.setItem("user", JSON.stringify({ state: { userData: { id: "me" } } }));
  localStorage.setItem("user-language", "en");
});
afterEach(() => {
  delete dataset.seen;
  document.head.replaceChildren();
});

test("what was last seen is on show, then the app starts", async () => {
  open();
  expect([dataset.seen, scripts()]).toEqual(["", []]);
  await vi.waitFor(() => expect(scripts()).toEqual(["/assets/index-a.js"]));
  expect(seen()).not.toBeNull();
});

test.each([
  ["who has signed out", () => localStorage.removeItem("identity")],
  ["whose name is gone", () => localStorage.removeItem("user")],
  ["who chose another language", () => localStorage.setItem("user-language", "fr")],
])("nothing is shown to one %s, and the app starts at once", (_, change) => {
  change();
  open();
  expect([dataset.seen, seen(), scripts()]).toEqual([undefined, null, ["/assets/index-a.js"]]);
});

test("nothing is shown to another user", () => {
  open("somebody else");
  expect([dataset.seen, seen()]).toEqual([undefined, null]);
});

test("it stays until the app has its content", async () => {
  open();
  root().innerHTML = '<main aria-busy="true"></main>';
  await Promise.resolve();
  expect(seen()).not.toBeNull();
  root().innerHTML = '<main><button aria-busy="true">More</button></main>';
  await Promise.resolve();
  expect([dataset.seen, seen()]).toEqual([undefined, null]);
});

test("an app whose content does not come is shown without it", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  open();
  root().innerHTML = '<main aria-busy="true"></main>';
  return Promise.resolve().then(() => {
    expect(seen()).not.toBeNull();
    vi.advanceTimersByTime(3_000);
    expect([dataset.seen, seen()]).toEqual([undefined, null]);
  });
});

test("movements are over when the app is shown, but for those without an end", async () => {
  const finish = vi.fn();
  const lasting = (endTime: number) => ({ effect: { getComputedTiming: () => ({ endTime }) } });
  const endless = { ...lasting(Number.POSITIVE_INFINITY), finish: () => expect.unreachable() };
  const animations = [{ ...lasting(300), finish }, endless];
  document.getAnimations = () => animations as unknown as Animation[];
  open();
  root().innerHTML = "<main></main>";
  await Promise.resolve();
  expect(finish).toHaveBeenCalledOnce();
});
