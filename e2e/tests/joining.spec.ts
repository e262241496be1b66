import type { Page } from "@playwright/test";
import { call, verifiedAccount } from "../harness/calls.ts";
import { fillSignIn, sentToSignIn, signOutByAddress } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import { expect, names, proofNeeded, signInUntilProof, test } from "../harness/providers.ts";
import type { Server } from "../harness/server.ts";
import type { Site } from "../harness/test.ts";
import { signInWithIdp } from "../harness/vouch.ts";

// Linking several sign-in methods to one account, which takes proof of both.

async function provePassword(page: Page, { t }: Site, password: string) {
  await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("provider.verify.submit"), exact: true }).click();
}

const idOf = async (server: Server, token: string): Promise<string> =>
  (await call(server, "/user", { token })).body.user.id;

test("a provider is linked to a password account by its password, not by a wrong one @en", async ({
  page,
  site,
  server,
  apple,
  complaints,
}) => {
  const account = await verifiedAccount(server, site.lang);
  const persona = apple.meet({ email: account.email });
  await signInUntilProof(page, site, apple, persona);
  await provePassword(page, site, "not this one");
  await expect(
    page.getByText(site.t("auth.identity.INVALID_LOGIN_CREDENTIALS"), { exact: true }),
  ).toBeVisible();
  expect((await proofNeeded(server, apple, persona)).methods).toEqual(["password", "link"]);
  complaints.length = 0;

  await provePassword(page, site, account.password);
  await expect(page).toHaveURL(site.at("/decks"));
  expect(await proofNeeded(server, apple, persona)).toBeNull();
  const { body } = await signInWithIdp(server, apple, persona);
  expect(await idOf(server, body.idToken)).toBe(await idOf(server, account.token));
  // The password still works.
  await signOutByAddress(page, site);
  await page.getByRole("link", { name: site.t("auth.signInAgain"), exact: true }).click();
  await fillSignIn(page, account, site);
  await expect(page).toHaveURL(site.at("/dashboard"));
  expect(complaints).toEqual([]);
});

test("a mailed link is proof in the browser that asked for it, and nowhere else @fr", async ({
  page,
  site,
  server,
  google,
  device,
}) => {
  const account = await verifiedAccount(server, site.lang);
  const persona = google.meet({ email: account.email });
  await signInUntilProof(page, site, google, persona);
  await page.getByRole("button", { name: site.t("provider.verify.byLink"), exact: true }).click();
  await expect(
    page.getByText(site.t("provider.verify.linkSent", { email: account.email }), { exact: true }),
  ).toBeVisible();
  const link = await server.outbox.nextLink(account.email);
  expect(link.pathname).toBe(site.at("/auth/google/verify"));

  const elsewhere = await device(null);
  await elsewhere.goto(link.href);
  await expect(
    elsewhere.getByRole("heading", { name: site.t("provider.verify.elsewhere"), exact: true }),
  ).toBeVisible();
  await elsewhere.goto(site.at("/dashboard"));
  await sentToSignIn(elsewhere, site);
  expect(await proofNeeded(server, google, persona)).not.toBeNull();

  await page.goto(link.href);
  await page
    .getByRole("button", {
      name: site.t("provider.verify.confirm", { provider: names.google }),
      exact: true,
    })
    .click();
  await expect(page).toHaveURL(site.at("/decks"));
  expect(await proofNeeded(server, google, persona)).toBeNull();

  // The link works only once.
  await signOutByAddress(page, site);
  await expect(
    page.getByRole("heading", { name: site.t("auth.signedOut"), exact: true }),
  ).toBeVisible();
  await page.goto(link.href);
  await expect(page).not.toHaveURL(site.at("/decks"));
  await page.goto(site.at("/dashboard"));
  await sentToSignIn(page, site);
});

test("the page that asks for proof is accessible @fr", async ({ page, site, server, google }) => {
  const account = await verifiedAccount(server, site.lang);
  await signInUntilProof(page, site, google, google.meet({ email: account.email }));
  await looksRight(page, site.at("/auth/google/verify"));
});
