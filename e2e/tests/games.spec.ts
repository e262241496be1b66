import { expect, test } from "../harness/player.ts";
import { newGame } from "../harness/record.ts";
import { settled, underWay } from "../harness/states.ts";

test("a long history loads more on scroll and restores its position @en", async ({
  page,
  server,
  account,
  site,
}) => {
  for (let batch = 0; batch < 6; batch++) {
    await Promise.all(Array.from({ length: 10 }, () => newGame(server, account)));
  }
  await page.goto(site.at("/games"));
  const entries = page.getByRole("article");
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(50);
  await entries.last().scrollIntoViewIfNeeded();
  await expect(entries).toHaveCount(60);
  const last = entries.last();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/game\/[^/]+$/);
  await page.goBack();
  await expect(entries).toHaveCount(60);
  await expect(entries.last()).toBeInViewport();
});

test("pages report an unreachable server and recover when it is back @fr", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const { formatId: commander } = await newGame(server, account);
  const retry = (where: typeof page) =>
    where.getByRole("button", { name: t("shell.error.retry"), exact: true });
  const decks = await context.newPage();
  const asked = [page, decks].map(underWay);
  await page.goto(at("/games"));
  await expect(page.getByRole("article")).toHaveCount(1);
  await decks.goto(at("/decks"));
  await expect(decks.getByText(t("deckPages.empty"), { exact: true })).toBeVisible();
  await Promise.all(asked.map(settled));
  await server.awayDuring(async () => {
    await page.getByLabel(t("filters.format"), { exact: true }).selectOption(commander);
    await expect(page.getByText(t("shell.error.offlineHint"), { exact: true })).toBeVisible();
    // The code of a tab that was never opened cannot load, so the app's error page is shown.
    await decks.getByRole("tab", { name: t("deckPages.archived"), exact: true }).click();
    await expect(retry(decks)).toBeVisible();
  });
  // The list reloads by itself once the server is reachable.
  await expect(page.getByRole("article")).toHaveCount(1);
  await retry(decks).click();
  await expect(decks.getByText(t("deckPages.archivedEmpty"), { exact: true })).toBeVisible();
});
