import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { network, origin } from "../../../tests/network";

freshModules();

function watchedLocation() {
  const page = { href: `${origin}/decks`, assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal("location", page);
  return page;
}

describe("reloading", () => {
  test("happens at most once in ten seconds", async () => {
    vi.useFakeTimers();
    const page = watchedLocation();
    const { reloadOnce } = await import("./reload");
    expect(reloadOnce()).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  test("ends up where the navigation was headed", async () => {
    const page = watchedLocation();
    const { reloadOnce, setHeading } = await import("./reload");
    setHeading(`${origin}/games`);
    reloadOnce();
    expect(page.assign).toHaveBeenCalledWith(`${origin}/games`);
    expect(page.reload).not.toHaveBeenCalled();
  });

  test("follows a chunk that cannot be loaded", async () => {
    const page = watchedLocation();
    network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.json({ id: "b2" })));
    const { reloadOnChunkErrors } = await import("./reload");
    reloadOnChunkErrors();
    dispatchEvent(new Event("vite:preloadError"));
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    expect(await globalThis.podiumReloadOnce?.()).toBe(false);
  });

  test("waits for a server that can be reached", async () => {
    const page = watchedLocation();
    network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.error()));
    const { reloadOnChunkErrors } = await import("./reload");
    reloadOnChunkErrors();
    expect(await globalThis.podiumReloadOnce?.()).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe("the build check", () => {
  test("sees a new build when the page is looked at again", async () => {
    vi.stubGlobal("__reactRouterManifest", { version: "b1" });
    let latest = "b1";
    network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.json({ id: latest })));
    const { hasNewBuild, watchBuild } = await import("./watch");
    const stop = watchBuild();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(hasNewBuild()).toBe(false));
    latest = "b2";
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(hasNewBuild()).toBe(true));
    stop();
  });
});
