import * as calls from "~/lib/api/calls";
import { langOf } from "~/lib/i18n/paths";
import { displayName } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { askToVerify } from "./start";

const firstnameKey = "draft:firstname";

/** The name typed at sign-up waits here until the profile is made. */
export const keepFirstname = (firstname: string) => localStorage.setItem(firstnameKey, firstname);

async function firstname(): Promise<string> {
  const name = localStorage.getItem(firstnameKey) ?? (await displayName());
  return name ?? currentIdentity()?.email.split("@")[0] ?? "";
}

/** From an identity to a signed-in user: the profile, made on first use, and all lists. */
export async function enter(): Promise<void> {
  if (currentIdentity()?.emailVerified === false) return askToVerify();
  const locale = langOf(location.pathname);
  let { user } = await calls.login(locale);
  user ??= (await calls.signin(locale, await firstname())).user;
  localStorage.removeItem(firstnameKey);
  const store = useUserStore.getState();
  store.setUser(user);
  await store.fetchAll(true);
}
