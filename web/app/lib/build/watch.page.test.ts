import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { network, origin } from "../../../tests/network";
import { hasNewBuild } from "./newer";
import { watchBuild } from "./watch";

test("a new build is seen when the page is looked at again", async () => {
  document.head.innerHTML = '<meta name="build" content="b1">';
  let latest = "b1";
  network.use(http.get(`${origin}/builds/latest.json`, () => HttpResponse.json({ id: latest })));
  const stop = watchBuild();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(hasNewBuild()).toBe(false));
  latest = "b2";
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(hasNewBuild()).toBe(true));
  stop();
});
