import type { Page, Route } from "@playwright/test";
import { call } from "../harness/calls.ts";
import { sentToSignIn, signOutByAddress } from "../harness/journey.ts";
import { looksRight } from "../harness/look.ts";
import type { Persona, ProviderWord } from "../harness/provider.ts";
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
import { Server } from "../harness/server.ts";
import type { Site } from "../harness/test.ts";
import { begin, exchange, vouched, vouchedAccount } from "../harness/vouch.ts";

// Signing in with Google and Apple, and all the ways it can fail.

const words: ProviderWord[] = ["google", "apple"];

const greeting = (page: Page, { t }: Site, { name }: Persona) =>
  page.getByRole("heading", { level: 1, name: t("dashboard.hello", { name: name.firstName }) });

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
    await expect(page.getByRole("heading", { name: site.t("auth.signedOut") })).toBeVisible();
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
  await page.getByRole("button", { name: site.t("provider.continueHere") }).click();
  await pick(page, persona);
  await expect(page).toHaveURL(site.at("/decks"));
  await expect(page.locator("html")).toHaveAttribute("lang", site.lang);
  await page.goto(site.at("/dashboard"));
  await expect(greeting(page, site, persona)).toBeVisible();
});

test("canceling at the provider is reported, and sign-in can be retried @fr", async ({
  page,
  site,
  google,
}) => {
  const persona = google.meet();
  await page.goto(site.at("/login"));
  await comeBy(page, site, "google", null);
  await expect(failure(page, site, "cancelled")).toBeVisible();
  await comeBy(page, site, "google", persona);
  await expect(page).toHaveURL(site.at("/dashboard"));
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
  const open = page.getByRole("link", { name: site.t("provider.mobile.open") });
  await expect(open).toBeVisible();
  const link = new URL((await open.getAttribute("href")) ?? "");
  expect(`${link.protocol}//${link.host}${link.pathname}`).toBe("podium://auth/apple/callback");
  expect(link.searchParams.get("state")).toBe(begun.state);
  expect(link.searchParams.has("user")).toBe(true);
  await expect(page.getByText(site.t("provider.mobile.without"))).toBeVisible();

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

test("sign-in works when Apple hides the address and does not send the name again @fr", async ({
  page,
  site,
  server,
  apple,
}) => {
  const email = `${crypto.randomUUID()}@privaterelay.appleid.com`;
  const persona = apple.meet({ email });
  // Use up the one time Apple sends the name, in a sign-in that is not completed.
  await vouched(server, apple, persona);
  await page.goto(site.at("/login"));
  await comeBy(page, site, "apple", persona);
  await expect(page.getByRole("heading", { name: site.t("auth.nameTitle") })).toBeVisible();
  await page.getByLabel(site.t("auth.firstname")).fill("Zoé");
  await page.getByRole("button", { name: site.t("auth.goOn"), exact: true }).click();
  await expect(page).toHaveURL(site.at("/dashboard"));
  await expect(
    page.getByRole("heading", { level: 1, name: site.t("dashboard.hello", { name: "Zoé" }) }),
  ).toBeVisible();
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
    page.getByRole("button", { name: site.t("provider.tryAgain") }).click(),
  );
  await pick(again, persona);
  await expect(page).toHaveURL(site.at("/dashboard"));
});

test("a site address that the provider does not allow is named in the error @fr", async ({
  page,
  site,
  server,
}) => {
  const { port } = new URL(server.url);
  await page.goto(`http://podium.localhost:${port}${site.at("/login")}`);
  await providerButton(page, site, "google").click();
  await expect(failure(page, site, "domain", "google", "podium.localhost")).toBeVisible();
});

test("sign-in can be retried after the provider was unreachable @en", async ({
  page,
  site,
  google,
}) => {
  const persona = google.meet();
  await page.goto(site.at("/login"));
  const asked = new Promise<Route>((resolve) => {
    void page.route("**/api/auth/exchange", resolve, { times: 1 });
  });
  await comeBy(page, site, "google", persona);
  const exchanging = await asked;
  await google.awayDuring(async () => {
    await exchanging.continue();
    await expect(failure(page, site, "network")).toBeVisible();
  });
  await page.getByRole("button", { name: site.t("provider.tryAgain") }).click();
  await expect(page).toHaveURL(site.at("/dashboard"));
});

test("a provider's answer to another browser's sign-in is refused @fr", async ({
  page,
  site,
  server,
  google,
}) => {
  // Another browser started this sign-in, so its code must not become this browser's session.
  const begun = await begin(server, google);
  const stranger = google.meet();
  await page.goto(begun.address);
  await pick(page, stranger);
  await expect(failure(page, site, "over")).toBeVisible();
  await page.goto(site.at("/dashboard"));
  await sentToSignIn(page, site);
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

test.describe("without providers", () => {
  test("there is no button, and the callback page says that the provider is off @fr", async ({
    page,
    site,
  }) => {
    const server = await Server.start();
    try {
      await page.goto(server.url + site.at("/login"));
      await expect(page.getByRole("tabpanel")).toBeVisible();
      for (const word of words) {
        await expect(providerButton(page, site, word)).toHaveCount(0);
        await page.goto(`${server.url}/auth/${word}/callback?code=a-code&state=a-state`);
        await expect(failure(page, site, "off", word)).toBeVisible();
        const refused = await call(server, "/auth/begin", { body: { type: word } });
        expect(refused.body.code).toBe(86);
      }
    } finally {
      await server.remove();
    }
  });
});

for (const [path, reader] of [
  ["/auth/apple/callback", "@en"],
  ["/mobile/auth/google/callback", "@fr"],
]) {
  test(`${path} with an answer is accessible ${reader}`, async ({ page, site }) => {
    await looksRight(page, site.at(`${path}?code=a-code&state=a-state`));
  });
}
