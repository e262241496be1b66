import { expect, type Page } from "@playwright/test";
import { keptBy } from "./storage.ts";

/** Longer than the five minutes after which a page tries again what failed. */
const timeout = 400_000;

/** Waits until the worker has all files and answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (navigator.serviceWorker.controller) return "answers for the page";
      return registration?.active?.state ?? registration?.installing?.state ?? "not registered";
    });
  await expect.poll(state, { message: "the worker", timeout }).toBe("answers for the page");
}

/** Waits until an answer with this text, as it is or as part of its name, is kept on the device: that is done when idle. */
export const seen = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      async () => JSON.stringify(await keptBy(page)).replaceAll(/\\+"/g, '"'),
      `${text} is kept`,
    )
    .toContain(text);

/** Waits until the page is kept as it looks, with this text of its first screen: that is done when idle. */
export const pageKept = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      async () => (await keptBy(page))[`cache ${page.url()}`] ?? "",
      `the page with ${text} is kept`,
    )
    .toContain(text);

/** From now on the app's own script does not come, until it is let go: pages stay as the worker answers them. */
export async function holdApp(page: Page): Promise<() => void> {
  const entry = /\/assets\/index-[^/]*\.js$/;
  await page.evaluate(async (entry) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new RegExp(entry).test(request.url)) await cache.delete(request);
    }
  }, entry.source);
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  // The worker asks for it, so it is held for all pages.
  await page.context().route(entry, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
