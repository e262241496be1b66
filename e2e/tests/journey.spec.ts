import type { Page } from "@playwright/test";
import { newAccount } from "../harness/calls.ts";
import { confirmAddress, fillSignIn, signOut, signUp } from "../harness/journey.ts";
import { settled, underWay } from "../harness/states.ts";
import { expect, type Site, test } from "../harness/test.ts";

const greeting = (page: Page, { t }: Site, name: string) =>
  page.getByRole("heading", { level: 1, name: t("dashboard.hello", { name }), exact: true });

/** Signs up, resets the password and signs in again; `between` runs after every step. */
async function wholeJourney(
  page: Page,
  outbox: { nextLink: (email: string) => Promise<URL> },
  site: Site,
  between: () => Promise<void>,
): Promise<void> {
  const { at, t } = site;
  const account = newAccount("Éloïse");

  await signUp(page, account, site);
  await between();
  const link = await outbox.nextLink(account.email);
  expect(link.pathname).toBe(at("/verify-email"));
  await confirmAddress(page, link, site);
  await expect(page).toHaveURL(at("/dashboard"));
  await expect(greeting(page, site, "Éloïse")).toBeVisible();

  await between();
  // The page may already be reloading.
  await expect(() => page.reload()).toPass();
  await expect(greeting(page, site, "Éloïse")).toBeVisible();

  await signOut(page, site);

  await between();
  await page.getByRole("link", { name: t("auth.signInAgain"), exact: true }).click();
  await page.getByRole("link", { name: t("auth.forgot"), exact: true }).click();
  // Wait for this page: the previous one has an email field too.
  await expect(page).toHaveURL(at("/auth/password/forgot"));
  await page.getByLabel(t("auth.email"), { exact: true }).fill(account.email);
  await page.getByRole("button", { name: t("auth.sendLink"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("auth.linkSent"), exact: true })).toBeVisible();

  await between();
  const reset = await outbox.nextLink(account.email);
  expect(reset.pathname).toBe(at("/auth/password/forgot"));
  await page.goto(reset.href);
  await page.getByLabel(t("auth.newPassword"), { exact: true }).fill("a lamp over the felt");
  await between();
  await page.getByRole("button", { name: t("auth.savePassword"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("auth.resetDone"), exact: true })).toBeVisible();

  await between();
  await page.goto(at("/login"));
  await fillSignIn(page, account, site);
  await expect(
    page.getByText(t("auth.identity.INVALID_LOGIN_CREDENTIALS"), { exact: true }),
  ).toBeVisible();
  await fillSignIn(page, { ...account, password: "a lamp over the felt" }, site);
  await expect(page).toHaveURL(at("/dashboard"));
  await expect(greeting(page, site, "Éloïse")).toBeVisible();
}

test("sign-up, password reset and sign-in work with the server killed between any two steps @fr", async ({
  page,
  server,
  site,
}) => {
  const asked = underWay(page);
  await wholeJourney(page, server.outbox, site, async () => {
    await settled(asked);
    await server.crash();
  });
});

test("the mailed link works on another device after signing in there @fr", async ({
  page,
  server,
  site,
  browser,
  baseURL,
}) => {
  const account = newAccount();
  await signUp(page, account, site);
  const link = await server.outbox.nextLink(account.email);
  const elsewhere = await browser.newPage({ baseURL, locale: site.lang });
  await confirmAddress(elsewhere, link, site);
  await expect(
    elsewhere.getByRole("heading", { name: site.t("auth.confirmed"), exact: true }),
  ).toBeVisible();
  await elsewhere
    .getByRole("main")
    .getByRole("link", { name: site.t("auth.signIn"), exact: true })
    .click();
  await fillSignIn(elsewhere, account, site);
  await expect(elsewhere).toHaveURL(site.at("/dashboard"));
  await elsewhere.close();

  // The first device finds out when it checks again.
  await page.getByRole("button", { name: site.t("auth.checkAgain"), exact: true }).click();
  await expect(page).toHaveURL(site.at("/dashboard"));
});
