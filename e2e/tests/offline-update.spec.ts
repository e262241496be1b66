import type { Page } from "@playwright/test";
import { test } from "../harness/fronted.ts";
import { Server } from "../harness/server.ts";
import { settled, underWay } from "../harness/states.ts";
import { keptBy } from "../harness/storage.ts";
import { test as base, expect, type Site } from "../harness/test.ts";
import { workerReady } from "../harness/worker.ts";

const buildOf = (page: Page) => page.locator("meta[name=build]").getAttribute("content");

const place = (page: Page, { t }: Site, name: "decks" | "games") =>
  page
    .getByRole("navigation", { name: t("shell.nav.label"), exact: true })
    .getByRole("link", { name: t(`shell.nav.${name}`), exact: true });

/** Counts how often the page is loaded from now on. */
function loads(page: Page): () => number {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
}

const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test.describe("with a worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a build deployed while the page was offline is taken up by one reload @en", async ({
    page,
    context,
    front,
    site,
  }) => {
    await page.goto(site.at("/decks/create"));
    const name = page.getByLabel(site.t("deckForm.name"), { exact: true });
    await name.fill("Half a deck");
    await workerReady(page);
    const count = loads(page);
    await context.setOffline(true);
    front.deploy("b2");
    await context.setOffline(false);
    await expect.poll(() => hasWaiting(page), "the new build is fetched").toBe(true);
    expect(count()).toBe(0);

    const goRound = async () => {
      for (const name of ["decks", "games"] as const) {
        await place(page, site, name).click();
        await expect(page).toHaveURL(site.at(`/${name}`));
      }
      await page.waitForLoadState("load");
      return count();
    };
    // The page knows of it a moment after it is fetched; until then a navigation changes nothing.
    await expect.poll(goRound, "the new build is taken up").toBe(1);
    expect(await buildOf(page)).toBe("b2");
    expect(await goRound()).toBe(1);
    // By links: a browser under test never lets a worker rest, so the old one may hold a page up that is loaded now.
    await place(page, site, "decks").click();
    await page
      .getByRole("link", { name: site.t("deckPages.add"), exact: true })
      .first()
      .click();
    await expect(name).toHaveValue("Half a deck");

    // It goes with its last page.
    await page.close();
    const next = await context.newPage();
    await next.goto(site.at("/faq"));
    await expect.poll(() => hasWaiting(next), "its worker has taken over").toBe(false);
    // Without a network it is the new build, too.
    await context.setOffline(true);
    await next.goto(site.at("/decks"));
    await expect(next.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await buildOf(next)).toBe("b2");
  });

  test("a worker whose files did not all come is tried again when the network is back @fr", async ({
    page,
    context,
    front,
    site,
  }) => {
    // A file that only the worker fetches here.
    const refused = front.refuseNext(/\/assets\/recap-/);
    await page.goto(site.at("/faq"));
    await refused;
    const isRegistered = () =>
      page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    await expect.poll(isRegistered, "the worker is given up").toBe(false);
    await context.setOffline(true);
    await context.setOffline(false);
    await workerReady(page);
  });
});

test("a page whose files are gone from the server loads the new build @fr", async ({
  page,
  front,
  site,
}) => {
  const asked = underWay(page);
  await page.goto(site.at("/games"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Parts that come when the page is idle would load the new build before the press.
  await settled(asked);
  front.deploy("b2");
  front.loseFiles();
  await Promise.all([page.waitForEvent("load"), place(page, site, "decks").click()]);
  await expect(page).toHaveURL(site.at("/decks"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await buildOf(page)).toBe("b2");
});

base.describe("the way out", () => {
  base.use({ serviceWorkers: "allow" });

  base(
    "a worker that the operator turns off removes itself and its files @en",
    async ({ page }) => {
      const server = await Server.start();
      try {
        await page.goto(server.url);
        await workerReady(page);
        const files = Object.keys(await keptBy(page)).filter((place) => place.startsWith("cache "));
        expect(files.length).toBeGreaterThan(100);
        await server.restart({ PODIUM_SERVICE_WORKER: "false" });
        await page.goto(`${server.url}/faq`);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const left = () =>
          page.evaluate(async () => [
            ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
            ...(await caches.keys()),
          ]);
        await expect.poll(left, "neither worker nor caches").toEqual([]);
        expect(await page.evaluate(() => "sameDocument" in window), "nothing was reloaded").toBe(
          true,
        );
      } finally {
        await page.close();
        await server.remove();
      }
    },
  );
});
