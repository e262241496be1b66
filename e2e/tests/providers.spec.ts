import type { Page, Route } from "@playwright/test";
import { call } from "../harness/calls.ts";
import { sentToSignIn } from "../harness/journey.ts";
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

// In by Google and by Apple, and every way in which that can come to nothing.

const words: ProviderWord[] = ["google", "apple"];

const greeting = (page: Page, { t }: Site, { name }: Persona) =>
  page.getByRole("heading", { level: 1, name: t("dashboard.hello", { name: name.firstName }) });

/** Whose the page is, as it keeps it. */
const userId = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "").state.userData.id);

/** As a browser that lets no window open. */
const blockWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

// Both providers, whose answers reach the page in different ways. What else differs is shown by calls in
// http/providers.spec.ts and by web/app/lib/identity/providers.page.test.ts.
for (const [word, reader] of [
  ["google", "@en"],
  ["apple", "@fr"],
] as const) {
  test(`${word}: a newcomer is in by one press, and known when they come back ${reader}`, async ({
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

    await page.goto(site.at("/logout"));
    await expect(page.getByRole("heading", { name: site.t("auth.signedOut") })).toBeVisible();
    // Apple tells the name once; Podium remembers it.
    await signInBy(page, site, word, persona);
    await expect(greeting(page, site, persona)).toBeVisible();
    expect(await userId(page)).toBe(id);
    expect(complaints).toEqual([]);
  });
}

test("where no window may open, the same goes on in this one @en", async ({
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

test("whoever says no there is told so, and can think again @fr", async ({
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

test("the app's way back ends in the app @en", async ({
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

  // What the app makes of it.
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

  await page.goto(`/mobile/auth/apple/callback?error=access_denied&state=${begun.state}`);
  await expect(open).toHaveAttribute("href", /^podium:\/\/auth\/apple\/callback\?.*error=/);
  await page.goto("/mobile/auth/apple/verify?mode=signIn&oobCode=a-code");
  await expect(open).toHaveAttribute("href", "podium://auth/apple/verify?oobCode=a-code");
  expect(complaints.filter((text) => !text.includes("podium://"))).toEqual([]);
});

test("Apple may hide the address, and keeps a known name to itself @fr", async ({
  page,
  site,
  server,
  apple,
}) => {
  const email = `${crypto.randomUUID()}@privaterelay.appleid.com`;
  const persona = apple.meet({ email });
  // The name was told once, to somebody who did not come through.
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

test("a window that is closed too early is no end @en", async ({ page, site, google }) => {
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

test("somebody at an address that may sign nobody in is told which @fr", async ({
  page,
  site,
  server,
}) => {
  const { port } = new URL(server.url);
  await page.goto(`http://podium.localhost:${port}${site.at("/login")}`);
  await providerButton(page, site, "google").click();
  await expect(failure(page, site, "domain", "google", "podium.localhost")).toBeVisible();
});

test("a provider that cannot be reached costs a moment, not the sign-in @en", async ({
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

test("an answer that nobody here asked for brings nobody in @fr", async ({
  page,
  site,
  server,
  google,
}) => {
  // Somebody else began it: their code must not become this browser's session.
  const begun = await begin(server, google);
  const stranger = google.meet();
  await page.goto(begun.address);
  await pick(page, stranger);
  await expect(failure(page, site, "over")).toBeVisible();
  await page.goto(site.at("/dashboard"));
  await sentToSignIn(page, site);
});

test("a returning player comes in by the other window's finish too @en", async ({
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
  // The page that began it is gone: the window finishes by itself.
  await page.goto(site.at("/faq"));
  await pick(there, persona);
  await expect(there).toHaveURL(site.at("/dashboard"));
  expect(await userId(there)).toBe(id);
});

test.describe("where no provider is set up", () => {
  test("there is no button, and whoever comes to its page is told @fr", async ({ page, site }) => {
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
