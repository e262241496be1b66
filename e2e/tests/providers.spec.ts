import type { Page } from "@playwright/test";
import { call } from "../harness/calls.ts";
import { signOutByAddress } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import type { Persona } from "../harness/provider.ts";
import {
  comeBy,
  expect,
  failure,
  pick,
  providerButton,
  signInBy,
  test,
  windowOf,
} from "../harness/providers.ts";
import type { Site } from "../harness/test.ts";
import { begin, exchange, vouchedAccount } from "../harness/vouch.ts";

// Signing in with Google and Apple, and all the ways it can fail.

const greeting = (page: Page, { t }: Site, { name }: Persona) =>
  page.getByRole("heading", {
    level: 1,
    name: t("dashboard.hello", { name: name.firstName }),
    exact: true,
  });

/** The id of the signed-in user, as stored by the page. */
const userId = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "").state.userData.id);

/** Makes the browser block popups. */
const blockWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

// Tested with both providers, because their answers reach the page in different ways. Other differences are tested in
// http/providers.spec.ts and web/app/lib/identity/providers.page.test.ts.
for (const [word, reader] of [
  ["google", "@en"],
  ["apple", "@fr"],
] as const) {
  test(`${word}: a new player signs in with one press, and again to the same account ${reader}`, async ({
    page,
    site,
    providers,
    complaints,
  }) => {
    const persona = providers[word].meet();
    await page.goto(site.at("/profile"));
    await comeBy(page, site, word, persona);
    await expect(page).toHaveURL(site.at("/profile"));
    const id = await userId(page);
    await page.goto(site.at("/dashboard"));
    await expect(greeting(page, site, persona)).toBeVisible();

    await signOutByAddress(page, site);
    await expect(
      page.getByRole("heading", { name: site.t("auth.signedOut"), exact: true }),
    ).toBeVisible();
    // Apple sends the name only once; Podium remembers it.
    await signInBy(page, site, word, persona);
    await expect(greeting(page, site, persona)).toBeVisible();
    expect(await userId(page)).toBe(id);
    expect(complaints).toEqual([]);
  });
}

test("with popups blocked, sign-in continues in the same window @en", async ({
  page,
  site,
  apple,
}) => {
  const persona = apple.meet();
  await blockWindows(page);
  await page.goto(`${site.at("/login")}?redirect=${encodeURIComponent(site.at("/decks"))}`);
  await providerButton(page, site, "apple").click();
  await expect(failure(page, site, "blocked", "apple")).toBeVisible();
  await page.getByRole("button", { name: site.t("provider.continueHere"), exact: true }).click();
  await pick(page, persona);
  await expect(page).toHaveURL(site.at("/decks"));
  await expect(page.locator("html")).toHaveAttribute("lang", site.lang);
  await page.goto(site.at("/dashboard"));
  await expect(greeting(page, site, persona)).toBeVisible();
});

test("a mobile sign-in returns to the mobile app @en", async ({
  page,
  site,
  server,
  apple,
  complaints,
}) => {
  const persona = apple.meet();
  const begun = await begin(server, apple, true);
  await page.goto(begun.address);
  await pick(page, persona);
  const open = page.getByRole("link", { name: site.t("provider.mobile.open"), exact: true });
  await expect(open).toBeVisible();
  const link = new URL((await open.getAttribute("href")) ?? "");
  expect(`${link.protocol}//${link.host}${link.pathname}`).toBe("podium://auth/apple/callback");
  expect(link.searchParams.get("state")).toBe(begun.state);
  expect(link.searchParams.has("user")).toBe(true);
  await expect(page.getByText(site.t("provider.mobile.without"), { exact: true })).toBeVisible();

  // Make the mobile app's calls with the returned code.
  const code = link.searchParams.get("code") ?? "";
  const answer = await exchange(server, apple, begun, { code });
  expect(answer.status).toBe(200);
  const entered = await call(server, "/auth/login", {
    body: { fcmToken: null, locale: site.lang, nonce: begun.nonce },
    headers: { "X-Apple-Token": answer.body.token },
  });
  expect(entered.status).toBe(200);
  const made = await call(server, "/auth/signin", {
    token: entered.body.token,
    body: { fcmToken: null, locale: site.lang, firstname: persona.name.firstName },
  });
  expect(made.body.user.firstname).toBe(persona.name.firstName);

  // Each page tries to open the app by itself, which can end a navigation that has just begun.
  const goTo = (address: string) => expect(() => page.goto(address)).toPass();
  await goTo(`/mobile/auth/apple/callback?error=access_denied&state=${begun.state}`);
  await expect(open).toHaveAttribute("href", /^podium:\/\/auth\/apple\/callback\?.*error=/);
  await goTo("/mobile/auth/apple/verify?mode=signIn&oobCode=a-code");
  await expect(open).toHaveAttribute("href", "podium://auth/apple/verify?oobCode=a-code");
  expect(complaints.filter((text) => !text.includes("podium://"))).toEqual([]);
});

test("sign-in can be retried after closing the provider's window @en", async ({
  page,
  site,
  google,
}) => {
  const persona = google.meet();
  await page.goto(site.at("/login"));
  const there = await windowOf(page, () => providerButton(page, site, "google").click());
  await there.waitForURL(/\/pick\//);
  await there.close();
  await expect(failure(page, site, "closed")).toBeVisible();
  const again = await windowOf(page, () =>
    page.getByRole("button", { name: site.t("provider.tryAgain"), exact: true }).click(),
  );
  await pick(again, persona);
  await expect(page).toHaveURL(site.at("/dashboard"));
});

test("the provider's window finishes the sign-in if the first page is gone @en", async ({
  page,
  site,
  server,
  google,
}) => {
  const persona = google.meet();
  const { id } = await vouchedAccount(server, google, persona, site.lang);
  await page.goto(site.at("/login"));
  const there = await windowOf(page, () => providerButton(page, site, "google").click());
  await there.waitForURL(/\/pick\//);
  // Leave the page that started the sign-in.
  await page.goto(site.at("/faq"));
  await pick(there, persona);
  await expect(there).toHaveURL(site.at("/dashboard"));
  expect(await userId(there)).toBe(id);
});

for (const [path, reader] of [
  ["/auth/apple/callback", "@en"],
  ["/mobile/auth/google/callback", "@fr"],
]) {
  test(`${path} with an answer is accessible ${reader}`, async ({ page, site }) => {
    await looksRight(page, site.at(`${path}?code=a-code&state=a-state`));
  });
}
