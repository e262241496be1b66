import * as calls from "~/lib/api/calls";
import { langOf } from "~/lib/i18n/paths";
import { displayName } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { askToVerify } from "./start";

/** Whoever signs up next on this device is not given it. */
const firstnameKey = () => `draft:${currentIdentity()?.uid}:firstname`;

/** The name typed at sign-up waits here until the profile of the account signed in is made. */
export const keepFirstname = (firstname: string) => localStorage.setItem(firstnameKey(), firstname);

/**
 * From an identity to a signed-in user: the profile, made on first use, and all lists. False for a newcomer whose name
 * nobody knows (Apple keeps it to itself when asked to): /login asks for it.
 */
export async function enter(): Promise<boolean> {
  if (currentIdentity()?.emailVerified === false) {
    askToVerify();
    return true;
  }
  const locale = langOf(location.pathname);
  let { user } = await calls.login(locale);
  if (!user) {
    const firstname = localStorage.getItem(firstnameKey()) ?? (await displayName());
    if (!firstname) return false;
    ({ user } = await calls.signin(locale, firstname));
  }
  localStorage.removeItem(firstnameKey());
  const store = useUserStore.getState();
  store.setUser(user);
  await store.fetchAll(true);
  return true;
}
