import type { Page } from "@playwright/test";
import { call, identity, newAccount, verifiedAccount } from "../harness/calls.ts";
import {
  fillSignIn,
  keptToken,
  sentToSignIn,
  signIn,
  signOutByAddress,
} from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import type { Persona, ProviderWord } from "../harness/provider.ts";
import {
  comeBy,
  expect,
  failure,
  names,
  pickInWindow,
  signInBy,
  test,
  windowOf,
} from "../harness/providers.ts";
import { openListening } from "../harness/states.ts";
import type { Site } from "../harness/test.ts";
import { vouchedAccount } from "../harness/vouch.ts";

// The profile's sign-in methods: added, removed, changed and recovered.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The sign-in methods section of the profile. */
function ways(page: Page, { t, at }: Site) {
  const row = (name: string) =>
    page
      .getByRole("list", { name: t("signIn.ways") })
      .getByRole("listitem")
      .filter({
        has: page.getByText(name, { exact: true }),
      });
  return {
    row,
    open: () => page.goto(at("/profile")),
    add: (name: string) => button(page, t("signIn.addNamed", { name })),
    change: (name: string) => button(page, t("signIn.changeNamed", { name })),
    removal: (name: string) => button(page, t("signIn.removeNamed", { name })),
    async remove(name: string) {
      await this.removal(name).click();
      await page
        .getByRole("group", { name: t("signIn.removeAsk", { name }) })
        .getByRole("button", { name: t("signIn.remove"), exact: true })
        .click();
      await expect(page.getByText(t("signIn.removed", { name }))).toBeVisible();
    },
    async joinBy(word: ProviderWord, persona: Persona) {
      await pickInWindow(await windowOf(page, () => this.add(names[word]).click()), persona);
    },
  };
}

test("a password can be added to a provider's account and used to sign in @fr", async ({
  page,
  site,
  server,
  google,
}) => {
  const { t } = site;
  const persona = google.meet();
  await signInBy(page, site, "google", persona);
  const profile = ways(page, site);
  await profile.open();
  await expect(profile.row(names.google)).toContainText(t("signIn.onlyWay"));
  await expect(profile.removal(names.google)).toHaveCount(0);
  await profile.add(t("signIn.password")).click();
  await page.getByLabel(t("signIn.newPassword"), { exact: true }).fill("a lamp over the felt");
  await button(page, t("signIn.savePassword")).click();
  await expect(page.getByText(t("signIn.passwordSaved"))).toBeVisible();
  await looksRight(page, site.at("/profile"));

  await signOutByAddress(page, site);
  await page.getByRole("link", { name: t("auth.signInAgain") }).click();
  await fillSignIn(page, { email: persona.email, password: "a lamp over the felt" }, site);
  await expect(page).toHaveURL(site.at("/dashboard"));

  // Google can be removed now, which leaves the password as the only method.
  await profile.open();
  await profile.remove(names.google);
  await expect(profile.row(t("signIn.password"))).toContainText(t("signIn.onlyWay"));
  await expect(profile.removal(t("signIn.password"))).toHaveCount(0);
  const idToken = await keptToken(page);
  const last = await identity(server, "update", { idToken, deleteProvider: ["password"] });
  expect(last.status).toBe(400);
  expect(last.body.error.message).toMatch(/^LAST_SIGN_IN_METHOD/);

  // Signing in with Google now needs proof of the account.
  await signOutByAddress(page, site);
  await page.getByRole("link", { name: t("auth.signInAgain") }).click();
  await comeBy(page, site, "google", persona);
  await expect(page).toHaveURL(site.at("/auth/google/verify"));
});

test("a second provider can be added with another address, but not one linked to another account @en", async ({
  page,
  site,
  server,
  google,
  apple,
}) => {
  const account = await verifiedAccount(server, site.lang);
  const taken = google.meet();
  await vouchedAccount(server, google, taken, site.lang);
  await signIn(page, account, site);
  const profile = ways(page, site);
  await profile.open();
  await profile.joinBy("google", taken);
  await expect(failure(page, site, "taken")).toBeVisible();

  const relay = apple.meet({ email: `${crypto.randomUUID()}@privaterelay.appleid.com` });
  await profile.joinBy("apple", relay);
  await expect(page.getByText(site.t("provider.joined", { provider: names.apple }))).toBeVisible();
  await expect(profile.row(names.apple)).toContainText(relay.email);

  await signOutByAddress(page, site);
  await page.getByRole("link", { name: site.t("auth.signInAgain") }).click();
  await comeBy(page, site, "apple", relay);
  await expect(page).toHaveURL(site.at("/dashboard"));
  const { user } = (await call(server, "/user", { token: await keptToken(page) })).body;
  const me = (await call(server, "/user", { token: account.token })).body.user;
  expect(user.id).toBe(me.id);
});

test("an email change is reported to the old address, which can undo it @fr", async ({
  page,
  site,
  server,
}) => {
  const { t, at } = site;
  const account = await verifiedAccount(server, site.lang);
  const { email } = newAccount();
  await signIn(page, account, site);
  const profile = ways(page, site);
  await profile.open();
  await profile.change(t("signIn.email")).click();
  await page.getByLabel(t("signIn.newEmail"), { exact: true }).fill(email);
  await button(page, t("signIn.sendLink")).click();
  await expect(page.getByText(t("signIn.onItsWay", { email }))).toBeVisible();
  const confirm = await server.outbox.nextLink(email);
  expect(confirm.pathname).toBe(at("/verify-email"));
  // The old address stays in use until the link is followed.
  await expect(profile.row(t("signIn.email"))).toContainText(account.email);

  await page.goto(confirm.href);
  await button(page, t("mails.change")).click();
  await expect(page.getByRole("heading", { name: t("mails.emailChanged") })).toBeVisible();
  await page.goto(at("/login"));
  await fillSignIn(page, { ...account, email }, site);
  await expect(page).toHaveURL(at("/dashboard"));

  const back = await server.outbox.nextLink(account.email);
  await looksRight(page, back.pathname + back.search);
  await button(page, t("mails.recover")).click();
  await expect(page.getByRole("heading", { name: t("mails.recovered") })).toBeVisible();
  const now = (address: string) =>
    identity(server, "signInWithPassword", { email: address, password: account.password });
  expect((await now(email)).status).toBe(400);
  expect((await now(account.email)).status).toBe(200);
  await page.goto(at("/dashboard"));
  await sentToSignIn(page, { at });
});

test("another device is listed, and can be signed out from there at once @en", async ({
  page,
  site,
  server,
  google,
  device,
}) => {
  const { t, at } = site;
  const persona = google.meet();
  await vouchedAccount(server, google, persona, site.lang);
  await signInBy(page, site, "google", persona);
  const other = await device(null);
  await signInBy(other, site, "google", persona);
  await openListening(other, at("/decks"));

  await page.goto(at("/profile"));
  const devices = page.getByRole("list", { name: t("signIn.deviceList") }).getByRole("listitem");
  // This page, the other page, and the call that created the account.
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText(t("signIn.thisDevice"));
  await expect(devices.nth(1)).toContainText(t("signIn.by.google"));
  await devices
    .nth(1)
    .getByRole("button", { name: t("signIn.end") })
    .click();
  await devices
    .nth(1)
    .getByRole("group", { name: t("signIn.endAsk") })
    .getByRole("button", { name: t("signIn.end"), exact: true })
    .click();
  // The other page is notified without any action there.
  await sentToSignIn(other, { at });
  await expect(devices).toHaveCount(2);
  await page.goto(at("/dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(at("/dashboard"));
});
