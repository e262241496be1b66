import type { Page } from "@playwright/test";
import { newTable, TablePage, timelineOf } from "../harness/live.ts";
import { expect, type Person, personOf, test } from "../harness/people.ts";
import type { Server } from "../harness/server.ts";
import type { Site } from "../harness/test.ts";
import { workerReady } from "../harness/worker.ts";

test.use({ serviceWorkers: "allow" });

const guest = "Zoé";

/** How many taps at a table the server has. */
const tapsOf = async (server: Server, host: Person, table: string): Promise<number> =>
  (await timelineOf(server, host, table)).events.filter(({ what }: any) => what.tap).length;

/** Taps three times without a network and leaves for the dashboard; returns the table. */
async function tapOffline(page: Page, server: Server, host: Person, site: Site): Promise<any> {
  const { t, at } = site;
  const table = await newTable(server, host, [guest]);
  await page.goto(at("/dashboard"));
  await workerReady(page);
  const tablePage = await new TablePage(page, site).open(table.code);
  await tablePage.shows({ [guest]: 40 });
  await tablePage.settled();
  await page.context().setOffline(true);
  await tablePage.tap(guest, -3);
  await tablePage.shows({ [guest]: 37 });
  await expect(page.getByText(t("live.waiting", { count: 3 }), { exact: false })).toBeVisible();
  await tablePage.button(t("live.menu")).click();
  await page.getByRole("link", { name: t("liveSheets.toDashboard"), exact: true }).click();
  await expect(page.getByText(t("waiting.count", { count: 3 }), { exact: false })).toBeVisible();
  return table;
}

/** Opens the page of unsent changes from the notice on the dashboard. */
async function openWaiting(page: Page, { t }: Site): Promise<void> {
  await page.getByRole("link", { name: t("waiting.view"), exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("waiting.title"), exact: true }),
  ).toBeVisible();
}

test("taps at a table wait, are listed, and are sent from the dashboard @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const host = await personOf(server, account);
  const table = await tapOffline(page, server, host, site);
  await openWaiting(page, site);
  const list = new Intl.ListFormat(site.lang).format([host.firstname, guest]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    t("waiting.tableOf", { names: list }),
  ]);
  await expect(page.getByText(t("waiting.taps", { count: 3 }), { exact: true })).toBeVisible();
  expect(await tapsOf(server, host, table.id)).toBe(0);
  await page.goto(at("/dashboard"));
  await expect(page.getByText(t("waiting.count", { count: 3 }), { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t("waiting.count", { count: 3 }), { exact: false })).toHaveCount(0);
  expect(await tapsOf(server, host, table.id)).toBe(3);
  await page.goto(at("/waiting"));
  await expect(page.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
});

test("taps at a table are sent after the app was closed, from any page @fr", async ({
  page,
  context,
  browser,
  server,
  account,
  site,
}) => {
  const host = await personOf(server, account);
  const table = await tapOffline(page, server, host, site);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  const again = await browser.newContext({ baseURL: server.url, storageState });
  const next = await again.newPage();
  await next.goto(site.at("/decks"));
  await expect.poll(() => tapsOf(server, host, table.id)).toBe(3);
  await next.goto(site.at("/waiting"));
  await expect(next.getByText(site.t("waiting.empty"), { exact: true })).toBeVisible();
  await again.close();
});

test("of two tabs one sends the taps at a table @en", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const host = await personOf(server, account);
  const table = await tapOffline(page, server, host, site);
  const other = await context.newPage();
  await other.goto(site.at("/games"));
  const notice = other.getByText(site.t("waiting.count", { count: 3 }), { exact: false });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(site.t("waiting.count", { count: 3 }), { exact: false })).toHaveCount(
    0,
  );
  expect(await tapsOf(server, host, table.id)).toBe(3);
});
