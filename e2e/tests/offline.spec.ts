import { expect, test } from "../harness/player.ts";
import { gamesOf, newGame } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";
import { fetchingAhead, settled, underWay } from "../harness/states.ts";

test.use({ freshContext: true });

test("a game recorded offline is shown as pending and sent once when back online @fr", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t } = site;
  await newGame(server, account);
  const { pod, first, place, save } = recorder(page, site);
  const fetchedAhead = fetchingAhead(page);
  await page.goto(site.at("/dashboard"));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("dashboard.recordGame"), exact: true })
    .first()
    .click();
  await expect(pod()).toBeVisible();
  await fetchedAhead();
  await context.setOffline(true);
  await pod().click();
  await first(account.firstname).click();
  await place([...GUESTS, account.firstname]);
  await save().click();
  await expect(page.getByText(t("record.keptOffline"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(site.at("/games"));
  await expect(page.getByText(t("waiting.title"), { exact: true })).toBeVisible();
  expect(await gamesOf(server, account)).toHaveLength(1);

  await context.setOffline(false);
  await expect(page.getByText(t("waiting.title"), { exact: false })).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(2);
  expect(await gamesOf(server, account)).toHaveLength(2);
});

test("a page never opened before says that you are offline, and other pages still work @en", async ({
  page,
  context,
  site,
}) => {
  const { t, at } = site;
  const asked = underWay(page);
  const place = (name: "dashboard" | "decks") =>
    page
      .getByRole("navigation", { name: t("shell.nav.label"), exact: true })
      .getByRole("link", { name: t(`shell.nav.${name}`), exact: true });
  await page.goto(at("/dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(asked);
  await context.setOffline(true);
  await place("decks").click();
  await expect(page.getByRole("heading", { name: "You are offline", exact: true })).toBeVisible();
  await expect(page).toHaveURL(at("/decks"));
  await place("dashboard").click();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: t("dashboard.recordGame"), exact: true })
      .first(),
  ).toBeVisible();

  await place("decks").click();
  await expect(page.getByRole("heading", { name: "You are offline", exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("deckPages.empty"), { exact: true })).toBeVisible();
});
