import type { Page } from "@playwright/test";
import { type Account, verifiedAccount } from "./calls.ts";
import { test as base, signedIn } from "./player.ts";
import { read, send } from "./record.ts";
import type { Server } from "./server.ts";
import { firstPage, type Site } from "./test.ts";

// Friends and groups, created through the API, and browsers for other players.

export interface Person extends Account {
  id: string;
  username: string;
  /** Their friend code, as displayed. */
  code: string;
}

export async function personOf(server: Server, account: Account): Promise<Person> {
  const [{ user }, { code }] = await Promise.all([
    read(server, account, "/user"),
    read(server, account, "/user/code"),
  ]);
  return { ...account, id: user.id, username: user.username, code };
}

export const newPerson = async (server: Server, { lang }: Site, name: string): Promise<Person> =>
  personOf(server, await verifiedAccount(server, lang, name));

export async function befriend(server: Server, one: Person, other: Person): Promise<void> {
  await send(server, one, `/users/${other.code}`, {});
  await send(server, other, `/users/${one.code}`, {}, "PUT");
}

/** A group of this owner, with the others as members. */
export async function newGroup(
  server: Server,
  owner: Person,
  name: string,
  others: readonly Person[] = [],
): Promise<any> {
  const { playgroup } = await send(server, owner, "/playgroup", { name, description: "" });
  for (const person of others) {
    await befriend(server, owner, person);
    await send(server, owner, `/playgroup/${playgroup.id}/invite`, { id: person.id });
    await send(server, person, `/playgroup/${playgroup.id}/accept`, {}, "PUT");
  }
  return (await read(server, owner, `/playgroup/${playgroup.id}`)).playgroup;
}

interface Devices {
  /** A separate browser, signed in to the account, or signed out for null. */
  device: (account: Account | null) => Promise<Page>;
}

export const test = base.extend<Devices>({
  device: async ({ openContext, server }, use) =>
    use(async (account) => {
      const state = account ? await signedIn(server, account) : { cookies: [], origins: [] };
      return firstPage(await openContext(state));
    }),
});

export { expect } from "./test.ts";
