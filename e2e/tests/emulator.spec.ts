import type { Page } from "@playwright/test";
import { call, newAccount, verifiedAccount } from "../harness/calls.ts";
import { expect, SYNC, test } from "../harness/emulator.ts";
import { fillSignIn, keptToken, signOut, signUp } from "../harness/journey.ts";
import { Server } from "../harness/server.ts";
import { settled, underWay } from "../harness/states.ts";

// The same pages with Firebase as the identity service, chosen by settings alone. One reader and one worker: the
// emulator is slow to start.
test.describe.configure({ mode: "default" });

/** Records what the page sends to the token sync address. */
async function followSync(page: Page): Promise<{ method: string; token: string | null }[]> {
  const told: { method: string; token: string | null }[] = [];
  await page.route(`**${SYNC}`, async (route) => {
    const one: (typeof told)[number] = { method: route.request().method(), token: null };
    told.push(one);
    one.token = (await route.request().allHeaders()).authorization ?? null;
    await route.fulfill({ status: 204 });
  });
  return told;
}

test("sign-up, verification, sign-in, token renewal, reset and sign-out work with a Firebase project @fr", async ({
  page,
  site,
  server,
  emulator,
  complaints,
}) => {
  const { at, t } = site;
  const account = newAccount("Éloïse");
  const told = await followSync(page);
  const asked = underWay(page);
  await signUp(page, account, site);
  const verification = await emulator.nextCode(account.email, "VERIFY_EMAIL");
  await page.goto(at(`/verify-email?mode=verifyEmail&oobCode=${verification}`));
  await page.getByRole("button", { name: t("auth.confirm"), exact: true }).click();
  await expect(page).toHaveURL(at("/dashboard"));
  const hello = page.getByRole("heading", {
    level: 1,
    name: t("dashboard.hello", { name: "Éloïse" }),
    exact: true,
  });
  await expect(hello).toBeVisible();

  // Reloading the page renews the token at Firebase.
  const renewed = page.waitForResponse((response) => response.url().startsWith(emulator.url));
  await page.reload();
  expect((await renewed).ok()).toBe(true);
  await expect(hello).toBeVisible();
  // The new token is stored and synced shortly after the answer.
  const isTold = async () => told.at(-1)?.token === `Bearer ${await keptToken(page)}`;
  await expect.poll(isTold).toBe(true);
  expect(told.at(-1)?.method).toBe("POST");
  const token = await keptToken(page);
  expect((await call(server, "/user", { token })).body.user.firstname).toBe("Éloïse");

  // Requests still pending after the sign-out would be refused and logged as errors.
  await settled(asked);
  await signOut(page, site);
  await expect.poll(() => told.at(-1)).toEqual({ method: "DELETE", token: null });

  await page.getByRole("link", { name: t("auth.signInAgain"), exact: true }).click();
  await page.getByRole("link", { name: t("auth.forgot"), exact: true }).click();
  // Wait for this page: the previous one has an email field too.
  await expect(page).toHaveURL(at("/auth/password/forgot"));
  await page.getByLabel(t("auth.email"), { exact: true }).fill(account.email);
  await page.getByRole("button", { name: t("auth.sendLink"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("auth.linkSent"), exact: true })).toBeVisible();
  const reset = await emulator.nextCode(account.email, "PASSWORD_RESET");
  await page.goto(at(`/auth/password/forgot?mode=resetPassword&oobCode=${reset}`));
  await page.getByLabel(t("auth.newPassword"), { exact: true }).fill("a lamp over the felt");
  await page.getByRole("button", { name: t("auth.savePassword"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("auth.resetDone"), exact: true })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.goto(at("/login"));
  await fillSignIn(page, account, site);
  await expect(page.getByRole("alert")).toBeVisible();
  await fillSignIn(page, { ...account, password: "a lamp over the felt" }, site);
  await expect(page).toHaveURL(at("/dashboard"));
  await expect(hello).toBeVisible();
  await expect.poll(() => told.at(-1)?.method).toBe("POST");
});

test("Podium's own tokens and identity service are off when Firebase is used @fr", async ({
  server,
  site,
}) => {
  const own = await Server.start();
  try {
    const { token } = await verifiedAccount(own, site.lang);
    expect((await call(own, "/user", { token })).status).toBe(200);
    expect((await call(server, "/user", { token })).status).toBe(401);
    const path = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any";
    expect((await fetch(server.url + path, { method: "POST", body: "{}" })).status).toBe(404);
  } finally {
    await own.remove();
  }
});

test("signing out everywhere works with Firebase too @fr", async ({
  page,
  site,
  server,
  emulator,
}) => {
  const { at, t } = site;
  const account = newAccount();
  await signUp(page, account, site);
  const code = await emulator.nextCode(account.email, "VERIFY_EMAIL");
  await page.goto(at(`/verify-email?mode=verifyEmail&oobCode=${code}`));
  await page.getByRole("button", { name: t("auth.confirm"), exact: true }).click();
  await expect(page).toHaveURL(at("/dashboard"));
  const token = await keptToken(page);
  await page.goto(at("/profile"));
  await page.getByRole("button", { name: t("profile.signOutEverywhere"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("profile.signOutEverywhere"), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: t("auth.signedOut"), exact: true })).toBeVisible();
  expect((await call(server, "/user", { token })).status).toBe(401);
});
