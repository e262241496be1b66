import type { Page } from "@playwright/test";
import { expect, test } from "../harness/player.ts";
import { newGame } from "../harness/record.ts";

// The specification's message for each refused call, on pages that load data.

const WORDS = {
  en: {
    verify: "Please verify your email to continue.",
    forbidden: "You do not have permission to perform this action.",
    notFound: "The requested resource was not found.",
    server: "A server error occurred. Please try again later.",
  },
  fr: {
    verify: "Vérifie ton e-mail pour continuer.",
    forbidden: "Tu n’as pas la permission d’effectuer cette action.",
    notFound: "La ressource demandée est introuvable.",
    server: "Une erreur du serveur s’est produite. Réessaie plus tard.",
  },
};

/** Stubs the list of games with this answer and counts its calls. */
async function gamesAnswer(page: Page, status: number, body: object) {
  const asked = { times: 0 };
  await page.unroute("**/api/games**");
  await page.route("**/api/games**", (route) => {
    if (!new URL(route.request().url()).pathname.endsWith("/api/games")) return route.fallback();
    asked.times += 1;
    return route.fulfill({ status, json: body });
  });
  return asked;
}

test("a page that fails to load shows the message of the catalog", async ({ page, site }) => {
  const words = WORDS[site.lang];
  const retry = page.getByRole("button", { name: site.t("shell.error.retry"), exact: true });
  const cases = [
    { status: 403, said: words.forbidden, again: false },
    { status: 404, said: words.notFound, again: false },
    { status: 500, said: words.server, again: true },
    { status: 503, said: words.server, again: true },
    { status: 409, said: "The server's own words", again: false },
  ];
  for (const { status, said, again } of cases) {
    await gamesAnswer(page, status, { code: 1, error: "word", message: "The server's own words" });
    await page.goto(site.at("/games"));
    await expect(page.getByRole("main").getByText(said)).toBeVisible();
    await expect(retry).toHaveCount(again ? 1 : 0);
  }
});

test("a list that cannot be refreshed stays, with the time of what it shows @en", async ({
  page,
  server,
  account,
  site: { t, at },
}) => {
  await newGame(server, account);
  await page.goto(at("/games"));
  const games = page.getByRole("article");
  await expect(games).toHaveCount(1);
  const notice = page.getByRole("status").filter({ hasText: t("shell.outdated") });
  await expect(notice).toHaveCount(0);
  await gamesAnswer(page, 500, { code: 1, error: "word", message: "" });
  const place = (name: string) =>
    page.getByRole("navigation", { name: t("shell.nav.label") }).getByRole("link", { name });
  await place(t("shell.nav.decks")).click();
  await expect(page).toHaveURL(at("/decks"));
  await place(t("shell.nav.games")).click();
  await expect(notice).toContainText(t("shell.asOf", { when: "…" }).split("…")[0] ?? "");
  await expect(games).toHaveCount(1);

  await page.unroute("**/api/games**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(notice).toHaveCount(0);
  await expect(games).toHaveCount(1);
});

test("a missing page says so and offers no retry", async ({ page, site }) => {
  const nobody = "019a8000-0000-7000-8000-000000000000";
  const { notFound } = WORDS[site.lang];
  for (const path of [
    `/decks/${nobody}/edit`,
    `/deck/${nobody}`,
    `/game/${nobody}`,
    `/set/${nobody}`,
    `/user/${nobody}`,
    `/playgroup/${nobody}`,
    `/mobile/event/${nobody}`,
  ]) {
    await page.goto(site.at(path));
    await expect(page.getByRole("main").getByText(notFound)).toBeVisible();
    await expect(page.getByRole("button", { name: site.t("shell.error.retry") })).toHaveCount(0);
  }
});

test("a call that asks to verify the email leads there without a redirect loop @en", async ({
  page,
  site,
}) => {
  const { at, t } = site;
  const verify = `${at("/verify-email")}?redirect=${encodeURIComponent(at("/games"))}`;
  const body = { code: 53, error: "email_not_verified", message: "" };
  // The token says the email is verified, but the call keeps answering that it is not.
  await gamesAnswer(page, 401, body);
  await page.goto(at("/games"));
  await expect(page).toHaveURL(verify);
  await expect(page.getByText(WORDS[site.lang].verify)).toBeVisible();

  const asked = await gamesAnswer(page, 401, { ...body, message: "The server's own words" });
  await page.getByRole("button", { name: t("auth.checkAgain") }).click();
  await expect(page.getByText("The server's own words")).toBeVisible();
  await expect(page).toHaveURL(verify);
  expect(asked.times).toBe(1);

  await page.unroute("**/api/games**");
  await page.getByRole("button", { name: t("auth.checkAgain") }).click();
  await expect(page).toHaveURL(at("/games"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
