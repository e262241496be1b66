import type { Page } from "@playwright/test";
import type enProvider from "../../web/app/locales/en/provider.ts";
import { test as base } from "./people.ts";
import { type Persona, Provider, type ProviderWord } from "./provider.ts";
import { Server } from "./server.ts";
import { expect, type Site } from "./test.ts";
import { vouched } from "./vouch.ts";

// Podium with both providers set up, and the steps of signing in with them.

interface Peers {
  google: Provider;
  apple: Provider;
  providers: Record<ProviderWord, Provider>;
}

/** Tests that start signed out, on a server with both providers set up. */
export const test = base.extend<object, Peers>({
  google: [({}, use) => during("google", use), { scope: "worker" }],
  apple: [({}, use) => during("apple", use), { scope: "worker" }],
  providers: [({ google, apple }, use) => use({ google, apple }), { scope: "worker" }],
  server: [
    async ({ google, apple }, use) => {
      const server = await Server.start({ ...google.settings, ...apple.settings });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  storageState: ({}, use) => use(undefined),
});

async function during(
  word: ProviderWord,
  use: (provider: Provider) => Promise<void>,
): Promise<void> {
  const provider = await Provider.start(word);
  await use(provider);
  await provider.close();
}

export const names: Record<ProviderWord, string> = { google: "Google", apple: "Apple" };

export const providerButton = (page: Page, { t }: Site, word: ProviderWord) =>
  page.getByRole("button", {
    name: t("auth.continueWith", { provider: names[word] }),
    exact: true,
  });

/** The message for a sign-in that failed. */
export const failure = (
  page: Page,
  { t }: Site,
  why: keyof typeof enProvider.failure,
  word: ProviderWord = "google",
  domain = "",
) =>
  page.getByText(t(`provider.failure.${why}`, { provider: names[word], domain }), { exact: true });

/** Presses a provider's button and returns the window that opens. */
export async function windowOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await press();
  return opened;
}

/** Picks this account on the provider's page, or cancels. */
export const pick = (there: Page, persona: Persona | null) =>
  there.getByRole("button", { name: persona?.email ?? "Cancel", exact: true }).click();

/** Picks an account in a provider's window and waits until it closes: the next press would reuse an open window. */
export async function pickInWindow(there: Page, persona: Persona | null): Promise<void> {
  const closed = there.waitForEvent("close");
  await pick(there, persona);
  await closed;
}

/** Presses a provider's button on the open page and picks an account in its window. */
export async function comeBy(
  page: Page,
  site: Site,
  word: ProviderWord,
  persona: Persona | null,
): Promise<void> {
  await pickInWindow(await windowOf(page, () => providerButton(page, site, word).click()), persona);
}

/** Signs in with a provider whose email already has an account, and waits for the page that asks for proof. */
export async function signInUntilProof(
  page: Page,
  site: Site,
  { word }: Provider,
  persona: Persona,
) {
  await page.goto(`${site.at("/login")}?redirect=${encodeURIComponent(site.at("/decks"))}`);
  await comeBy(page, site, word, persona);
  await expect(page).toHaveURL(site.at(`/auth/${word}/verify`));
  await expect(
    page.getByText(
      site.t("provider.verify.lead", { email: persona.email, provider: names[word] }),
      { exact: true },
    ),
  ).toBeVisible();
}

/** The proof still needed before this persona may sign in; null once linked. */
export const proofNeeded = async (server: Server, provider: Provider, persona: Persona) =>
  (await vouched(server, provider, persona)).answer.body.verify;

/** Signs in with a provider and waits for the dashboard. */
export async function signInBy(
  page: Page,
  site: Site,
  word: ProviderWord,
  persona: Persona,
): Promise<void> {
  await page.goto(site.at("/login"));
  await comeBy(page, site, word, persona);
  await page.waitForURL(site.at("/dashboard"));
}

export { expect };
