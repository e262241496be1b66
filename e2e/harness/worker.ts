import { expect, type Page } from "@playwright/test";
import { keptBy } from "./storage.ts";

/** Waits until the worker has all files and answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(controlled, "the worker answers for the page").toBe(true);
}

/** Waits until an answer with this text, as it is or as part of its name, is kept on the device: that is done when idle. */
export const seen = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      async () => JSON.stringify(await keptBy(page)).replaceAll(/\\+"/g, '"'),
      `${text} is kept`,
    )
    .toContain(text);
