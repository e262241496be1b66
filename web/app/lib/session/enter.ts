import * as calls from "~/lib/api/calls";
import { ApiError } from "~/lib/api/errors";
import { type Lang, langOf } from "~/lib/i18n/paths";
import { displayName } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { later } from "~/lib/on-demand";
import { useUserStore } from "~/lib/user/store";
import { suggestUsername } from "~/lib/user/suggested-username";
import { askToVerify } from "./start";

const bringForget = later(() => import("~/lib/seen/forget"));

/** A session may have ended in a way that nothing here noticed: its user's pages must not stay with the next user. */
async function forgetOthers(): Promise<void> {
  try {
    await (await bringForget()).forgetSeen();
  } catch (error) {
    console.error("Failed to forget what was seen", error);
  }
}

/** The next account made on this device must not get it. */
const firstnameKey = () => `draft:${currentIdentity()?.uid}:firstname`;

/** The name typed at sign-up waits here until the profile of the account signed in is made. */
export const keepFirstname = (firstname: string) => localStorage.setItem(firstnameKey(), firstname);

/** The profile, made with this name; null where the name will not do. */
async function makeProfile(locale: Lang, firstname: string) {
  try {
    return (await calls.signin(locale, firstname)).user;
  } catch (error) {
    if (!(error instanceof ApiError && error.fields.firstname)) throw error;
    localStorage.removeItem(firstnameKey());
    return null;
  }
}

/**
 * From an identity to a signed-in user: the profile, made on first use, and all lists. False for a newcomer whose name
 * nobody knows (Apple keeps it to itself when asked to) or will not do: /login asks for it.
 */
export async function enter(): Promise<boolean> {
  if (currentIdentity()?.emailVerified === false) {
    askToVerify();
    return true;
  }
  const locale = langOf(location.pathname);
  let { user } = await calls.login(locale);
  const newcomer = !user;
  if (!user) {
    const firstname = localStorage.getItem(firstnameKey()) ?? (await displayName());
    user = firstname ? await makeProfile(locale, firstname) : null;
    if (!user) return false;
  }
  localStorage.removeItem(firstnameKey());
  await forgetOthers();
  const store = useUserStore.getState();
  store.setUser(user);
  if (newcomer) suggestUsername(user.username);
  await store.fetchAll(true);
  return true;
}
