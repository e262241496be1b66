import type { Config } from "~/lib/config";
import { withLock } from "~/lib/lock";
import { getIdToken, renewing, startIdentity, type Tokens } from "./client";
import { identityCall } from "./protocol";

export type Provider = keyof Config["providers"];
/** What an account can be signed into with. */
export type Way = "password" | Provider;

const idOf: Record<Way, string> = {
  password: "password",
  google: "google.com",
  apple: "apple.com",
};
const isWay = (way: string): way is Way => Object.hasOwn(idOf, way);

export interface Linked {
  email: string;
  /** Each with the address it is known by there. */
  ways: { way: Way; email: string | null }[];
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const body = { email, password, returnSecureToken: true };
  startIdentity(await identityCall("/v1/accounts:signInWithPassword", body));
}

export async function signUp(email: string, password: string, displayName: string): Promise<void> {
  const body = { email, password, displayName, returnSecureToken: true };
  startIdentity(await identityCall("/v1/accounts:signUp", body));
}

/** `continueUrl` is where the link in the mail leads on to. */
export async function sendVerification(continueUrl: string): Promise<void> {
  const idToken = await getIdToken();
  await identityCall("/v1/accounts:sendOobCode", {
    requestType: "VERIFY_EMAIL",
    idToken,
    continueUrl,
  });
}

export const sendPasswordReset = (email: string): Promise<unknown> =>
  identityCall("/v1/accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });

export interface MailedCode {
  /** What the code does, in the protocol's terms: `VERIFY_EMAIL` and the like. */
  requestType: string;
  /** The address it is about: the one to be put back, where a change is to be undone. */
  email: string;
  /** The other address of a change. */
  newEmail?: string;
}

/** What a mailed code is for, without using it; rejects if it no longer works. */
export const checkCode = (oobCode: string): Promise<MailedCode> =>
  identityCall("/v1/accounts:resetPassword", { oobCode });

export const resetPassword = (oobCode: string, newPassword: string): Promise<{ email: string }> =>
  identityCall("/v1/accounts:resetPassword", { oobCode, newPassword });

/** Verifies an address, the account's own or the one it changes to, or puts the former one back. */
export const applyEmailCode = (oobCode: string): Promise<{ email?: string }> =>
  identityCall("/v1/accounts:update", { oobCode });

/** A link that signs in by mail; it leads to `continueUrl`. */
export const sendEmailLink = (email: string, continueUrl: string): Promise<unknown> =>
  identityCall("/v1/accounts:sendOobCode", {
    requestType: "EMAIL_SIGNIN",
    email,
    continueUrl,
    canHandleCodeInApp: true,
  });

export async function signInWithEmailLink(email: string, oobCode: string): Promise<void> {
  startIdentity(await identityCall("/v1/accounts:signInWithEmailLink", { email, oobCode }));
}

interface Account {
  email: string;
  displayName?: string;
  providerUserInfo?: { providerId: string; email?: string }[];
}

async function lookup(): Promise<Account | undefined> {
  const idToken = await getIdToken();
  const { users } = await identityCall<{ users: Account[] }>("/v1/accounts:lookup", { idToken });
  return users[0];
}

/** The name given at sign-up, for verifying on another device. */
export const displayName = async (): Promise<string | null> =>
  (await lookup())?.displayName ?? null;

/** What the account is signed into with. */
export async function linked(): Promise<Linked> {
  const account = await lookup();
  const ways = (account?.providerUserInfo ?? []).flatMap(({ providerId, email }) => {
    const way = providerId.replace(/\.com$/, "");
    return isWay(way) ? [{ way, email: email ?? null }] : [];
  });
  return { email: account?.email ?? "", ways };
}

/** A change of the account that may bring new tokens with it: no other renewal comes between. */
export async function renewIdentity(
  change: (idToken: string | null) => Promise<Tokens | object>,
): Promise<void> {
  const idToken = await getIdToken();
  await withLock(renewing, async () => {
    const answer = await change(idToken);
    if ("idToken" in answer) startIdentity(answer);
  });
}

/** Changes the account; this device stays signed in with new tokens. */
const update = (changes: object): Promise<void> =>
  renewIdentity((idToken) =>
    identityCall<object>("/v1/accounts:update", { idToken, ...changes, returnSecureToken: true }),
  );

/** Adds a password to an account without one. */
export const setPassword = (password: string): Promise<void> => update({ password });

/** Never the last: the service refuses that. */
export const removeWay = (way: Way): Promise<void> => update({ deleteProvider: [idOf[way]] });

/** Mails a link to the new address; until it is opened, the old one counts. */
export async function changeEmail(newEmail: string): Promise<void> {
  const idToken = await getIdToken();
  await identityCall("/v1/accounts:sendOobCode", {
    requestType: "VERIFY_AND_CHANGE_EMAIL",
    idToken,
    newEmail,
  });
}

/** Deletes the account where it is kept. */
export async function deleteIdentity(): Promise<void> {
  const idToken = await getIdToken();
  await identityCall("/v1/accounts:delete", { idToken });
}
