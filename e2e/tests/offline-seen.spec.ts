import type { Page } from "@playwright/test";
import { test as fronted } from "../harness/fronted.ts";
import { sentToSignIn, signOut } from "../harness/journey.ts";
import { expect, test } from "../harness/player.ts";
import { newDeck, newGame } from "../harness/record.ts";
import { holdApp, pageKept, workerReady } from "../harness/worker.ts";

test.use({ serviceWorkers: "allow" });

const seen = (page: Page) => page.locator("#seen");

/** Opens an address and waits for the page as the worker answers it. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: "commit" });

/** Waits until a page on which nothing is shown as last seen has been read to its end. */
const emptyPage = async (page: Page) => {
  await expect(page.locator("#root")).toBeAttached();
  await expect(seen(page)).toHaveCount(0);
};

test("a second visit shows what was last seen before the app runs", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { t, at, lang } = site;
  await newGame(server, account);
  await page.goto(at("/games"));
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await workerReady(page);
  await pageKept(page, "Noémie");
  const release = await holdApp(page);

  await open(page, at("/games"));
  await expect(seen(page).getByText("Noémie", { exact: true }).first()).toBeVisible();
  await expect(seen(page)).toHaveAttribute("lang", lang);
  await expect(page.locator("#root main")).toHaveCount(0);
  await expect(page.locator("#root svg")).toBeHidden();
  const decks = page.getByRole("link", { name: t("shell.nav.decks"), exact: true });
  await expect(decks).toHaveAttribute("href", at("/decks"));
  expect(await seen(page).locator("button:not([inert]), input:not([inert])").count()).toBe(0);

  release();
  await expect(seen(page)).toHaveCount(0);
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.nav.account"), exact: false })
    .click();
  await expect(page.getByRole("link", { name: t("shell.nav.signOut"), exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a link in it works before the app runs @en", async ({ page, server, account, site }) => {
  const deck = await newDeck(server, account);
  await page.goto(site.at("/decks"));
  await expect(page.getByText(deck.name, { exact: true }).first()).toBeVisible();
  await workerReady(page);
  await pageKept(page, deck.name);
  await holdApp(page);
  await open(page, site.at("/decks"));
  await seen(page)
    .getByRole("link", { name: deck.name, exact: false })
    .first()
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(new RegExp(`/deck/${deck.id}`));
  await emptyPage(page);
});

test("after signing out the page shows nothing of the user @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  await newGame(server, account);
  await page.goto(site.at("/games"));
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await workerReady(page);
  await pageKept(page, "Noémie");
  await signOut(page, site);
  const release = await holdApp(page);
  await open(page, site.at("/games"));
  await emptyPage(page);
  expect(await page.content()).not.toContain("Noémie");
  release();
  await sentToSignIn(page, site);
});

test("a page that is still kept is shown to nobody but its user @en", async ({
  page,
  server,
  account,
  site,
}) => {
  await newGame(server, account);
  await page.goto(site.at("/games"));
  await workerReady(page);
  await pageKept(page, "Noémie");
  await holdApp(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("user") ?? "");
    stored.state.userData.id = "another";
    localStorage.setItem("user", JSON.stringify(stored));
  });
  await open(page, site.at("/games"));
  await emptyPage(page);
  expect(await page.content()).not.toContain("Noémie");
});

fronted.describe("of another build", () => {
  fronted.use({ serviceWorkers: "allow" });

  fronted("nothing is shown @en", async ({ page, front, site }) => {
    await page.goto(site.at("/decks"));
    await workerReady(page);
    await pageKept(page, site.t("deckPages.empty"));
    front.deploy("b2");
    const release = await holdApp(page);
    await open(page, site.at("/decks"));
    await emptyPage(page);
    release();
    await expect(page.getByText(site.t("deckPages.empty"), { exact: true })).toBeVisible();
  });
});
