import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { localePath } from "../../web/app/lib/i18n/paths.ts";
import type { Lang } from "./calls.ts";
import { ContextPool, type StorageState } from "./contexts.ts";
import { messagesIn, type T } from "./messages.ts";
import { Server } from "./server.ts";

interface Options {
  /** The language of this project's reader. */
  lang: Lang;
  /** Starts with an empty HTTP cache, in contexts that end with the test. */
  freshContext: boolean;
  /** The test is about pages that reload themselves, which fails others. */
  mayReload: boolean;
}

/** The site in the reader's language. */
export interface Site {
  lang: Lang;
  /** Translates a message key of the app. */
  t: T;
  /** Adds the language prefix to a path. */
  at: (path: string) => string;
}

interface Fixtures {
  site: Site;
  /** Errors in the browser's console, such as a script blocked by the content policy. */
  complaints: string[];
  /** A separate context of the test's browser. */
  openContext: (state: StorageState) => Promise<BrowserContext>;
}

interface Shared {
  server: Server;
  /** The worker's reusable contexts, by their options. */
  pools: Map<string, ContextPool>;
}

/** A reused context has an empty page already. */
export const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());

/** Whether the app loaded itself anew, as it does when a part of it is missing: what the test had typed was lost. */
const hasReloadedItself = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem("reloaded-at") !== null).catch(() => false);

export const test = base.extend<Options & Fixtures, Shared>({
  lang: ["en", { option: true }],
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  pools: [async ({}, use) => use(new Map()), { scope: "worker" }],
  freshContext: [false, { option: true }],
  openContext: async (
    { browser, server, pools, freshContext, serviceWorkers, locale, viewport, hasTouch },
    use,
    testInfo,
  ) => {
    const options = JSON.stringify([locale, viewport, hasTouch]);
    const pool = pools.get(options) ?? new ContextPool(browser, server.url);
    pools.set(options, pool);
    const isFresh = freshContext || serviceWorkers === "allow";
    const opened: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = isFresh
        ? await browser.newContext({ storageState })
        : await pool.takeContext(storageState);
      opened.push(context);
      return context;
    });
    // The report of a failure describes the page of a context that closes.
    const closes = isFresh || testInfo.status !== testInfo.expectedStatus;
    await Promise.all(opened.map((context) => (closes ? context.close() : pool.giveBack(context))));
  },
  context: async ({ openContext, storageState }, use) => {
    if (typeof storageState === "string") throw new Error("storageState is not a file");
    await use(await openContext(storageState ?? { cookies: [], origins: [] }));
  },
  mayReload: [false, { option: true }],
  page: async ({ context, freshContext, mayReload }, use) => {
    const page = await firstPage(context);
    await use(page);
    if (!freshContext && !mayReload)
      expect(await hasReloadedItself(page), "the page reloaded itself").toBe(false);
  },
  baseURL: async ({ server }, use) => use(server.url),
  site: async ({ lang }, use) =>
    use({ lang, t: messagesIn(lang), at: (path) => localePath(lang, path) }),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await use(complaints);
  },
});

export { expect };
