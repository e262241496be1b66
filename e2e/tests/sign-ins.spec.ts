import type { Page } from "@playwright/test";
import { call, verifiedAccount } from "../harness/calls.ts";
import { keptToken, sentToSignIn, signIn, signOutByAddress } from "../harness/journey.ts";
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

// The profile's sign-in methods and devices. Removing, changing and recovering them: web/app/features/profile/sign-in and
// server/app/tests/api/identity.

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The sign-in methods section of the profile. */
function ways(page: Page, { t, at }: Site) {
  const row = (name: string) =>
    page
      .getByRole("list", { name: t("signIn.ways"), exact: true })
      .getByRole("listitem")
      .filter({
        has: page.getByText(name, { exact: true }),
      });
  return {
    row,
    open: () => page.goto(at("/profile")),
    add: (name: string) => button(page, t("signIn.addNamed", { name })),
    async joinBy(word: ProviderWord, persona: Persona) {
      await pickInWindow(await windowOf(page, () => this.add(names[word]).click()), persona);
    },
  };
}

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
  await expect(
    page.getByText(site.t("provider.joined", { provider: names.apple }), { exact: true }),
  ).toBeVisible();
  await expect(profile.row(names.apple)).toContainText(relay.email);
  await looksRight(page, site.at("/profile"));

  await signOutByAddress(page, site);
  await page.getByRole("link", { name: site.t("auth.signInAgain"), exact: true }).click();
  await comeBy(page, site, "apple", relay);
  await expect(page).toHaveURL(site.at("/dashboard"));
  const { user } = (await call(server, "/user", { token: await keptToken(page) })).body;
  const me = (await call(server, "/user", { token: account.token })).body.user;
  expect(user.id).toBe(me.id);
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
  const devices = page
    .getByRole("list", { name: t("signIn.deviceList"), exact: true })
    .getByRole("listitem");
  // This page, the other page, and the call that created the account.
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText(t("signIn.thisDevice"));
  await expect(devices.nth(1)).toContainText(t("signIn.by.google"));
  await devices
    .nth(1)
    .getByRole("button", { name: t("signIn.end"), exact: false })
    .click();
  await devices
    .nth(1)
    .getByRole("group", { name: t("signIn.endAsk"), exact: true })
    .getByRole("button", { name: t("signIn.end"), exact: false })
    .click();
  // The other page is notified without any action there.
  await sentToSignIn(other, { at });
  await expect(devices).toHaveCount(2);
  await page.goto(at("/dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(at("/dashboard"));
});
