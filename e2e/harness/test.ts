import { test as base } from "@playwright/test";
import { localePath } from "../../web/app/lib/i18n/paths.ts";
import type { Lang } from "./calls.ts";
import { messagesIn, type T } from "./messages.ts";
import { Server } from "./server.ts";

interface Options {
  /** The language this project reads the site in. */
  lang: Lang;
}

/** Podium as this project's reader sees it. */
export interface Site {
  lang: Lang;
  /** The app's own words. */
  t: T;
  /** The address, in this language, of a path without one. */
  at: (path: string) => string;
}

interface Fixtures {
  site: Site;
  /** What the browser's console complained of, such as a script that the policy refused. */
  complaints: string[];
}

interface Shared {
  server: Server;
}

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

export { expect } from "@playwright/test";
