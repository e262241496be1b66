import type { Page } from "@playwright/test";
import {
  call,
  identity,
  newAccount,
  unverifiedAccount,
  verifiedAccount,
} from "../harness/calls.ts";
import { fillSignIn, keptToken, sentToSignIn, signOutByAddress } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import {
  comeBy,
  expect,
  failure,
  names,
  pickInWindow,
  proofNeeded,
  signInBy,
  signInUntilProof,
  test,
  windowOf,
} from "../harness/providers.ts";
import type { Server } from "../harness/server.ts";
import type { Site } from "../harness/test.ts";
import { signInWithIdp, vouched, vouchedAccount } from "../harness/vouch.ts";

// Linking several sign-in methods to one account, which takes proof of both.

async function provePassword(page: Page, { t }: Site, password: string) {
  await page.getByLabel(t("auth.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("provider.verify.submit") }).click();
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
  await expect(page.getByText(site.t("auth.identity.INVALID_LOGIN_CREDENTIALS"))).toBeVisible();
  expect((await proofNeeded(server, apple, persona)).methods).toEqual(["password", "link"]);
  complaints.length = 0;

  await provePassword(page, site, account.password);
  await expect(page).toHaveURL(site.at("/decks"));
  expect(await proofNeeded(server, apple, persona)).toBeNull();
  const { body } = await signInWithIdp(server, apple, persona);
  expect(await idOf(server, body.idToken)).toBe(await idOf(server, account.token));
  // The password still works.
  await signOutByAddress(page, site);
  await page.getByRole("link", { name: site.t("auth.signInAgain") }).click();
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
  await page.getByRole("button", { name: site.t("provider.verify.byLink") }).click();
  await expect(
    page.getByText(site.t("provider.verify.linkSent", { email: account.email })),
  ).toBeVisible();
  const link = await server.outbox.nextLink(account.email);
  expect(link.pathname).toBe(site.at("/auth/google/verify"));

  const elsewhere = await device(null);
  await elsewhere.goto(link.href);
  await expect(
    elsewhere.getByRole("heading", { name: site.t("provider.verify.elsewhere") }),
  ).toBeVisible();
  await elsewhere.goto(site.at("/dashboard"));
  await sentToSignIn(elsewhere, site);
  expect(await proofNeeded(server, google, persona)).not.toBeNull();

  await page.goto(link.href);
  await page
    .getByRole("button", { name: site.t("provider.verify.confirm", { provider: names.google }) })
    .click();
  await expect(page).toHaveURL(site.at("/decks"));
  expect(await proofNeeded(server, google, persona)).toBeNull();

  // The link works only once.
  await signOutByAddress(page, site);
  await expect(page.getByRole("heading", { name: site.t("auth.signedOut") })).toBeVisible();
  await page.goto(link.href);
  await expect(page).not.toHaveURL(site.at("/decks"));
  await page.goto(site.at("/dashboard"));
  await sentToSignIn(page, site);
});

test("an account with one provider links a second by signing in with the first @en", async ({
  page,
  site,
  server,
  google,
  apple,
}) => {
  const known = google.meet();
  const { id } = await vouchedAccount(server, google, known, site.lang);
  const persona = apple.meet({ email: known.email });
  await signInUntilProof(page, site, apple, persona);
  const stranger = google.meet();
  const prove = page.getByRole("button", {
    name: site.t("provider.verify.byProvider", { provider: names.google }),
  });
  for (const [whom, proved] of [
    [stranger, false],
    [known, true],
  ] as const) {
    await pickInWindow(await windowOf(page, () => prove.click()), whom);
    if (!proved) {
      await expect(failure(page, site, "stranger")).toBeVisible();
      expect(await proofNeeded(server, apple, persona)).not.toBeNull();
    }
  }
  await expect(page).toHaveURL(site.at("/decks"));
  const { body } = await signInWithIdp(server, apple, persona);
  expect(await idOf(server, body.idToken)).toBe(id);
});

test("the page that asks for proof is accessible @fr", async ({ page, site, server, google }) => {
  const account = await verifiedAccount(server, site.lang);
  await signInUntilProof(page, site, google, google.meet({ email: account.email }));
  await looksRight(page, site.at("/auth/google/verify"));
});

test("an attacker who signs up with a victim's address first gains nothing @en", async ({
  page,
  site,
  server,
  google,
}) => {
  const attacker = await unverifiedAccount(server);
  const { email, password } = attacker;
  await identity(server, "sendOobCode", { requestType: "VERIFY_EMAIL", idToken: attacker.token });
  const link = await server.outbox.nextLink(email);
  const before = await identity(server, "signInWithPassword", {
    email,
    password,
    returnSecureToken: true,
  });

  const victim = google.meet({ email });
  await signInBy(page, site, "google", victim);
  const mine = await keptToken(page);

  for (const token of [attacker.token, before.body.idToken]) {
    expect((await call(server, "/user", { token })).status).toBe(401);
  }
  const by = (body: object) => identity(server, "signInWithPassword", body);
  expect((await by({ email, password, returnSecureToken: true })).status).toBe(400);
  const oobCode = link.searchParams.get("oobCode");
  expect((await identity(server, "update", { oobCode })).status).toBe(400);
  expect((await identity(server, "update", { idToken: attacker.token, password })).status).toBe(
    400,
  );
  expect((await call(server, "/user", { token: mine })).status).toBe(200);
  const { users } = (await identity(server, "lookup", { idToken: mine })).body;
  expect(users[0].providerUserInfo.map((way: any) => way.providerId)).toEqual(["google.com"]);
});

test("an attacker with a victim's unverified address at a provider gains nothing @fr", async ({
  page,
  site,
  server,
  google,
}) => {
  const victim = newAccount();
  const attacker = google.meet({ email: victim.email, verified: false });
  await page.goto(site.at("/login"));
  await comeBy(page, site, "google", attacker);
  await expect(failure(page, site, "unproven")).toBeVisible();
  await expect(page).toHaveURL(site.at("/login"));
  const { email, password } = victim;
  const made = await identity(server, "signUp", { email, password, returnSecureToken: true });
  expect(made.status).toBe(200);
  expect((await vouched(server, google, attacker)).answer.body.code).toBe(90);
});
