import type { BrowserContext, Page, Request, Route } from "@playwright/test";

// Failures between the browser and the server, at a chosen moment.

const isWrite = (request: Request): boolean => request.method() !== "GET";

/** Lets one write of an address happen on the server and loses its answer; resolves once that is done. */
export const loseAnswer = (context: BrowserContext, address: RegExp): Promise<void> =>
  new Promise((lost) => {
    let done = false;
    const lose = async (route: Route) => {
      if (done || !isWrite(route.request())) return route.fallback();
      done = true;
      await route.fetch();
      await route.abort("connectionreset");
      lost();
    };
    void context.route(address, lose);
  });

/** Kills the page while the server has taken one write of an address and has not answered yet. */
export const killDuring = (page: Page, address: RegExp): Promise<void> =>
  new Promise((killed) => {
    const kill = async (route: Route) => {
      if (!isWrite(route.request())) return route.fallback();
      await route.fetch();
      await page.close();
      killed();
    };
    void page.route(address, kill);
  });
