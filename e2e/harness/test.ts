import { test as base } from "@playwright/test";
import { localePath } from "../../web/app/lib/i18n/paths.ts";
import type { Lang } from "./calls.ts";
import { messagesIn, type T } from "./messages.ts";
import { Server } from "./server.ts";

interface Options {
  /** The language of this project's reader. */
  lang: Lang;
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
