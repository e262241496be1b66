import type { Lang } from "~/lib/i18n/paths";
import type { Provider } from "./accounts";
import { begunKey } from "./landing";

/**
 * Why somebody is sent to a provider: to sign in, to prove whose an account is, to add the provider to their account,
 * to sign in again as who they are.
 */
export type Purpose = "signin" | "prove" | "join" | "again";

/** A sign-in under way. */
export interface Begun {
  provider: Provider;
  state: string;
  /** The secret by which the answer is known to belong to this browser. */
  nonce: string;
  lang: Lang;
  /** Where it leads on to: an address of this site, in its language. */
  redirect: string;
  purpose: Purpose;
  /** In a window of its own, while a page waits for it. */
  popup: boolean;
  startedAt: number;
}

/** A provider's answer about a user. */
export interface Vouched {
  provider: Provider;
  token: string;
  nonce: string;
  /** The name as Apple sent it, at the first sign-in only. */
  user: string | null;
  name: string | null;
}

/** A provider sign-in whose email already has an account: proof is awaited. */
export interface Pending extends Vouched {
  email: string;
  /** What proves whose it is: `password`, `link`, or another provider. */
  methods: string[];
  redirect: string;
  at: number;
  /** When a link was mailed last. */
  sentAt?: number;
}

const pendingKey = "provider-pending";
const begunLife = 10 * 60_000;
const pendingLife = 60 * 60_000;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The records that have not expired. */
function allBegun(): Record<string, Begun> {
  const fresh = ({ startedAt }: Begun) => Date.now() - startedAt < begunLife;
  const kept = Object.entries(read<Record<string, Begun>>(begunKey) ?? {});
  return Object.fromEntries(kept.filter(([, begun]) => fresh(begun)));
}

function keepAll(all: Record<string, Begun>): void {
  if (Object.keys(all).length > 0) localStorage.setItem(begunKey, JSON.stringify(all));
  else localStorage.removeItem(begunKey);
}

/** Replaces an older sign-in with the same provider: the cookie has the state and nonce of the newest one only. */
export function keepBegun(begun: Begun): void {
  const others = Object.entries(allBegun()).filter(
    ([, { provider }]) => provider !== begun.provider,
  );
  keepAll({ ...Object.fromEntries(others), [begun.state]: begun });
}

export const findBegun = (state: string): Begun | undefined => allBegun()[state];

/** Taking it removes it, so that only one tab finishes it. */
export function takeBegun(state: string): Begun | undefined {
  const { [state]: taken, ...others } = allBegun();
  keepAll(others);
  return taken;
}

export const keepPending = (pending: Pending): void =>
  localStorage.setItem(pendingKey, JSON.stringify(pending));

export const forgetPending = (): void => localStorage.removeItem(pendingKey);

export function findPending(provider: Provider): Pending | null {
  const pending = read<Pending>(pendingKey);
  if (!pending) return null;
  if (Date.now() - pending.at < pendingLife) return pending.provider === provider ? pending : null;
  forgetPending();
  return null;
}
