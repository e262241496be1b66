import { expect, test } from "../harness/player.ts";
import { formatId, newDeck, newGame, pod, read } from "../harness/record.ts";
import { settled, underWay } from "../harness/states.ts";

test("an empty history offers the first step @en", async ({ page, site: { t, at } }) => {
  await page.goto(at("/games"));
  await expect(page.getByText(t("gameLists.noGames"), { exact: true })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("gameLists.record") })
    .first()
    .click();
  await expect(page).toHaveURL(at("/games/record"));
  await expect(page.getByLabel(t("seating.addGuest"), { exact: true })).toBeVisible();
});

test("filters are kept in the address: a reload or a friend sees the same view @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const deck = await newDeck(server, account);
  const other = await formatId(server, "other");
  await newGame(server, account, { seats: await pod(server, account, { deckId: deck.id }) });
  await newGame(server, account, { formatId: other, tags: ["Soirée"] });
  const entries = page.getByRole("article");

  await page.goto(at("/games"));
  await expect(entries).toHaveCount(2);
  await page.getByLabel(t("filters.format"), { exact: true }).selectOption(other);
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`format=${other}`));
  await page.reload();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Soirée");
  await expect(page.getByLabel(t("filters.format"), { exact: true })).toHaveValue(other);

  const { tags } = await read(server, account, "/tags");
  await page.goto(at(`/games?format=${other}&tag=${tags[0].id}&deck=${deck.id}`));
  await expect(page.getByText(t("filters.noneFit"))).toBeVisible();
  await page.getByRole("button", { name: t("filters.showAll") }).click();
  await expect(entries).toHaveCount(2);
  await page.getByLabel(t("filters.search"), { exact: true }).fill("lanterns");
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(/q=lanterns/);
});

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
    await expect(page.getByText(t("shell.error.offlineHint"))).toBeVisible();
    // The code of a tab that was never opened cannot load, so the app's error page is shown.
    await decks.getByRole("tab", { name: t("deckPages.archived") }).click();
    await expect(retry(decks)).toBeVisible();
  });
  // The list reloads by itself once the server is reachable.
  await expect(page.getByRole("article")).toHaveCount(1);
  await retry(decks).click();
  await expect(decks.getByText(t("deckPages.archivedEmpty"), { exact: true })).toBeVisible();
});
