import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";

freshModules();

const page = { href: "http://podium.test/decks", assign: vi.fn(), reload: vi.fn() };
let server: () => Promise<Response>;

// A real page lets nobody watch its reloads.
beforeEach(() => {
  const events = new EventTarget();
  const kept = new Map<string, string>();
  vi.stubGlobal("location", page);
  vi.stubGlobal("fetch", () => server());
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("reloading", () => {
  test("happens at most once in ten seconds", async () => {
    vi.useFakeTimers();
    const { reloadOnce } = await import("./reload");
    expect(reloadOnce()).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  test("ends up where the navigation was headed", async () => {
    const { reloadOnce, setHeading } = await import("./reload");
    setHeading("http://podium.test/games");
    reloadOnce();
    expect(page.assign).toHaveBeenCalledWith("http://podium.test/games");
    expect(page.reload).not.toHaveBeenCalled();
  });

  test("ends up where a press during it leads", async () => {
    const { reloadOnce, setHeading } = await import("./reload");
    reloadOnce();
    setHeading("http://podium.test/games");
    expect(page.assign).toHaveBeenCalledWith("http://podium.test/games");
    setHeading(undefined);
    expect(page.assign).toHaveBeenCalledOnce();
  });

  test("follows a chunk that cannot be loaded", async () => {
    server = async () => Response.json({ id: "b2" });
    const { reloadIfReached, reloadOnChunkErrors } = await import("./reload");
    reloadOnChunkErrors();
    dispatchEvent(new Event("vite:preloadError"));
    // Whoever asks meanwhile is told the same.
    expect(await reloadIfReached()).toBe(true);
    expect(page.reload).toHaveBeenCalledOnce();
    expect(await reloadIfReached()).toBe(false);
  });

  test("waits for a server that can be reached", async () => {
    server = () => Promise.reject(new TypeError("fetch failed"));
    const { reloadIfReached } = await import("./reload");
    expect(await reloadIfReached()).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
