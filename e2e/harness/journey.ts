import { expect, type Page } from "@playwright/test";
import type { Account } from "./calls.ts";
import type { Site } from "./test.ts";

type Credentials = Pick<Account, "email" | "password">;

const panel = (page: Page) => page.getByRole("tabpanel");

/** Fills in and submits the sign-in form of the open page. */
export async function fillSignIn(page: Page, { email, password }: Credentials, { t }: Site) {
  await panel(page).getByLabel(t("auth.email"), { exact: true }).fill(email);
  await panel(page).getByLabel(t("auth.password"), { exact: true }).fill(password);
  await panel(page)
    .getByRole("button", { name: t("auth.signIn"), exact: true })
    .click();
}

/** Signs in through the page and waits for the dashboard. */
export async function signIn(page: Page, account: Credentials, site: Site) {
  await page.goto(site.at("/login"));
  await fillSignIn(page, account, site);
  await expect(page).toHaveURL(site.at("/dashboard"));
}

/** Signs up through the page and waits for the "check your email" message. */
export async function signUp(page: Page, account: Omit<Account, "token">, { at, t }: Site) {
  await page.goto(at("/login"));
  await page.getByRole("tab", { name: t("auth.signUp"), exact: true }).click();
  await panel(page).getByLabel(t("auth.firstname"), { exact: true }).fill(account.firstname);
  await panel(page).getByLabel(t("auth.email"), { exact: true }).fill(account.email);
  await panel(page).getByLabel(t("auth.password"), { exact: true }).fill(account.password);
  await panel(page)
    .getByRole("button", { name: t("auth.createAccount"), exact: true })
    .click();
  await expect(
    page.getByRole("heading", { name: t("auth.verifyTitle"), exact: true }),
  ).toBeVisible();
}

/** Opens a mailed link and confirms the address. */
export async function confirmAddress(page: Page, link: URL, { t }: Site) {
  await page.goto(link.href);
  await page.getByRole("button", { name: t("auth.confirm"), exact: true }).click();
}

/** Signs out by the account's menu. */
export async function signOut(page: Page, { t }: Site) {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: t("shell.nav.account"), exact: false }).click();
  await header.getByRole("link", { name: t("shell.nav.signOut"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("auth.signedOut"), exact: true })).toBeVisible();
}

/** Opens the sign-out page by its address, where it asks first. */
export async function signOutByAddress(page: Page, { at, t }: Site) {
  await page.goto(at("/logout"));
  await page.getByRole("button", { name: t("auth.signOut"), exact: true }).click();
}

/** The identity token stored by the page. */
export const keptToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("identity") ?? "").idToken);

/** The page redirected to sign-in, with the wanted page in the address. */
export const sentToSignIn = (page: Page, { at }: Pick<Site, "at">) =>
  expect(page).toHaveURL(new RegExp(`${at("/login")}\\?`));
