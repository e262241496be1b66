import type { Page } from "@playwright/test";
import { expect, test } from "../harness/player.ts";

// A refused call that leads to another page. Messages of the others: web/app/ui/load-failed.test.tsx.

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
  await expect(page.getByText(t("errors.verifyEmail"), { exact: true })).toBeVisible();

  const asked = await gamesAnswer(page, 401, { ...body, message: "The server's own words" });
  await page.getByRole("button", { name: t("auth.checkAgain"), exact: true }).click();
  await expect(page.getByText("The server's own words", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(verify);
  expect(asked.times).toBe(1);

  await page.unroute("**/api/games**");
  await page.getByRole("button", { name: t("auth.checkAgain"), exact: true }).click();
  await expect(page).toHaveURL(at("/games"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
