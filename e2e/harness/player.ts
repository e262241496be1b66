import type { BrowserContextOptions } from "@playwright/test";
import { type Account, call, identity, verifiedAccount } from "./calls.ts";
import type { Server } from "./server.ts";
import { test as base } from "./test.ts";

interface Player {
  /** The account that the page is signed in to. */
  account: Account;
}

/** Tests that start signed in, each with its own account. */
export const test = base.extend<Player>({
  account: async ({ server, lang }, use) => use(await verifiedAccount(server, lang)),
  storageState: async ({ server, account }, use) => use(await signedIn(server, account)),
});

/** The browser storage after a sign-in, with a new session each time. */
export async function signedIn(
  server: Server,
  { email, password, token }: Account,
): Promise<Exclude<BrowserContextOptions["storageState"], string | undefined>> {
  const [session, me] = await Promise.all([
    identity(server, "signInWithPassword", { email, password, returnSecureToken: true }),
    call(server, "/user", { token }),
  ]);
  const { idToken, refreshToken, expiresIn } = session.body;
  const { id, firstname, lastname, username, picture } = me.body.user;
  const entries = {
    identity: { idToken, refreshToken, expiresAt: Date.now() + Number(expiresIn) * 1000 },
    user: { state: { userData: { id, firstname, lastname, username, picture } }, version: 1 },
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  return { cookies: [], origins: [{ origin: server.url, localStorage }] };
}

export { expect, type Site } from "./test.ts";
