import { test as base } from "@playwright/test";
import type { Lang } from "./calls.ts";
import { Server } from "./server.ts";

interface Options {
  /** The language this project reads the site in. */
  lang: Lang;
}

interface Shared {
  server: Server;
}

export const test = base.extend<Options, Shared>({
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
});

export { expect } from "@playwright/test";
