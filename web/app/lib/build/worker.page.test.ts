import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { freshModules } from "../../../tests/fresh";
import { network, origin } from "../../../tests/network";

freshModules();

/** A browser's side of a service worker, whose new version is fetched when the test says so. */
function aWorker() {
  const coming = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const registration = {
    installing: null as typeof coming | null,
    waiting: null as typeof coming | null,
    update: async () => {
      registration.installing = coming;
    },
  };
  const finish = () => {
    Object.assign(registration, { installing: null, waiting: coming });
    coming.dispatchEvent(new Event("statechange"));
  };
  const container = { controller: {}, getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  return { registration, coming, finish };
}

test("a new build counts once its files are on this device, and its worker takes over from its own page", async () => {
  const { registration, coming, finish } = aWorker();
  document.head.innerHTML = '<meta name="build" content="b1">';
  network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.json({ id: "b2" })));
  const { hasNewBuild } = await import("./newer");
  const { watchBuild } = await import("./watch");
  const stop = watchBuild();
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(registration.installing).toBe(coming));
  expect(hasNewBuild()).toBe(false);
  finish();
  await vi.waitFor(() => expect(hasNewBuild()).toBe(true));
  expect(coming.postMessage).not.toHaveBeenCalled();
  stop();

  // As after the reload.
  document.head.innerHTML = '<meta name="build" content="b2">';
  const stopAgain = watchBuild();
  await vi.waitFor(() => expect(coming.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" }));
  stopAgain();
  Reflect.deleteProperty(navigator, "serviceWorker");
});
