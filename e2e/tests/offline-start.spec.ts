import type { Page } from "@playwright/test";
import { signOut } from "../harness/journey.ts";
import { expect, type Site, test } from "../harness/player.ts";
import { newDeck, newGame, read } from "../harness/record.ts";
import { keptBy } from "../harness/storage.ts";
import { pageKept, seen, workerReady } from "../harness/worker.ts";

test.use({ serviceWorkers: "allow" });

const place = (
  page: Page,
  { t }: Site,
  name: "dashboard" | "decks" | "games" | "playgroups" | "friends",
) =>
  page
    .getByRole("navigation", { name: t("shell.nav.label"), exact: true })
    .getByRole("link", { name: t(`shell.nav.${name}`), exact: true });

/** The part of the notice before the time. */
const asOf = ({ t }: Site) => t("shell.asOf", { when: "…" }).split("…")[0] ?? "";

test("the app opens without a network, with what was last seen", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const deck = await newDeck(server, account);
  const game = await newGame(server, account);
  await page.goto(site.at(`/deck/${deck.id}`));
  await expect(page.getByRole("heading", { name: deck.name, exact: true })).toBeVisible();
  await seen(page, `[null,"deck","${deck.id}"`);
  await page.goto(site.at(`/game/${game.id}`));
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await seen(page, `[null,"game","${game.id}"`);
  await page.goto(site.at("/games"));
  await expect(page.getByRole("article")).toHaveCount(1);
  await seen(page, `["games",{`);
  await page.goto(site.at("/dashboard"));
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await workerReady(page);
  await seen(page, `["games","last"`);

  await server.awayDuring(async () => {
    await context.setOffline(true);
    await page.close();
    const again = await context.newPage();
    await again.goto(site.at("/dashboard"));
    await expect(again.getByText("Noémie", { exact: true }).first()).toBeVisible();
    const notice = again.getByRole("status").filter({ hasText: site.t("shell.offline") });
    await expect(notice).toContainText(asOf(site));
    await place(again, site, "decks").click();
    await expect(again.getByText(deck.name, { exact: true }).first()).toBeVisible();
    await place(again, site, "games").click();
    await expect(again.getByRole("article")).toHaveCount(1);
    await place(again, site, "playgroups").click();
    await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
    await place(again, site, "friends").click();
    await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
    await again.goto(site.at(`/deck/${deck.id}`));
    await expect(again.getByRole("heading", { name: deck.name, exact: true })).toBeVisible();
    await again.goto(site.at(`/game/${game.id}`));
    await expect(again.getByText("Noémie", { exact: true }).first()).toBeVisible();
    await again.goto(site.at("/games/record"));
    await expect(again.getByRole("heading", { level: 1 })).toBeVisible();
  });

  // Back on the network the page is as it is now, without a reload.
  const [back] = context.pages();
  if (!back) throw new Error("no page is open");
  await back.goto(site.at("/dashboard"));
  await expect(back.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await newGame(server, account, {
    seats: [
      { guestName: "Ottilie", placement: 1 },
      { userId: (await read(server, account, "/user")).user.id, placement: 2 },
    ],
  });
  await context.setOffline(false);
  await expect(back.getByText("Ottilie", { exact: true }).first()).toBeVisible();
  await expect(back.getByRole("status").filter({ hasText: asOf(site) })).toHaveCount(0);
});

test("a page that was never read says so in one line, within its frame @en", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const deck = await newDeck(server, account);
  await page.goto(site.at("/decks"));
  await expect(page.getByText(deck.name, { exact: true }).first()).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  await page.getByText(deck.name, { exact: true }).first().click();
  await expect(page.getByText(site.t("shell.error.offlineHint"), { exact: true })).toBeVisible();
  await expect(place(page, site, "decks")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: deck.name, exact: true })).toBeVisible();
});

test("signing out leaves nothing of the account in the browser @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const deck = await newDeck(server, account);
  await newGame(server, account);
  const { user } = await read(server, account, "/user");
  await page.goto(site.at("/decks"));
  await expect(page.getByText(deck.name, { exact: true }).first()).toBeVisible();
  await page.goto(site.at("/dashboard"));
  await expect(page.getByText("Noémie", { exact: true }).first()).toBeVisible();
  await workerReady(page);
  await seen(page, "Noémie");
  await pageKept(page, account.firstname);
  await signOut(page, site);
  const kept = await keptBy(page);
  for (const own of [
    user.id,
    user.username,
    account.email,
    account.firstname,
    deck.name,
    "Noémie",
  ]) {
    expect(JSON.stringify(kept)).not.toContain(own);
  }
  expect(Object.keys(kept).filter((place) => /\/(api|pictures)\//.test(place))).toEqual([]);
});
