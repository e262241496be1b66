import { verifiedAccount } from "./calls.ts";
import { Front } from "./front.ts";
import { signedIn } from "./player.ts";
import { Server } from "./server.ts";
import { test as base } from "./test.ts";

interface Fronted {
  front: Front;
  /** Behind the proxy. */
  own: Server;
}

/** A server of its own behind a proxy, and a page signed in there. */
export const test = base.extend<Fronted>({
  front: async ({}, use) => {
    const front = await Front.start();
    await use(front);
    await front.close();
  },
  own: async ({ front }, use) => {
    const own = await Server.start({ PODIUM_PUBLIC_URL: front.url });
    front.standBefore(own.url);
    await use(own);
    await own.remove();
  },
  freshContext: true,
  baseURL: async ({ front }, use) => use(front.url),
  storageState: async ({ front, own, lang }, use) => {
    const { cookies, origins } = await signedIn(own, await verifiedAccount(own, lang));
    await use({ cookies, origins: origins.map((each) => ({ ...each, origin: front.url })) });
  },
});
