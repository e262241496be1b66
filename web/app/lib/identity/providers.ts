import * as api from "~/lib/api/auth";
import { loadConfig } from "~/lib/config";
import { langOf } from "~/lib/i18n/paths";
import { reach } from "~/lib/network";
import { keepFirstname } from "~/lib/session/enter";
import { useUserStore } from "~/lib/user/store";
import { type Provider, renewIdentity } from "./accounts";
import { readClaims } from "./claims";
import { currentIdentity, startIdentity, type Tokens } from "./client";
import { identityCall } from "./protocol";
import { ProviderError, refusalOf } from "./provider-errors";
import {
  type Begun,
  findPending,
  forgetPending,
  keepBegun,
  keepPending,
  type Purpose,
  type Vouched,
} from "./provider-records";
import type { Answer } from "./provider-window";

/** What Apple insists on: without one of these it shows its visitor an error and nothing else. */
const needed = {
  client_id: "a client id",
  redirect_uri: "a redirect URI",
  state: "a state",
} as const;

/** Whether Apple's address is complete; logs what the server's setup lacks. */
function checkAppleAddress(address: string): boolean {
  const given = new URL(address).searchParams;
  const missing = Object.entries(needed).filter(([name]) => !given.get(name));
  for (const [, what] of missing) console.error(`Apple sign-in requires ${what}`);
  return missing.length === 0;
}

/** Whether the identity service lets people sign in from this address at all. */
async function checkDomain(): Promise<void> {
  const { identity, publicUrl } = await loadConfig();
  const url = new URL(`${identity.toolkitUrl}/v1/projects`, location.origin);
  url.searchParams.set("key", identity.apiKey);
  const response = await reach(url, { referrerPolicy: "no-referrer" });
  if (!response.ok) throw new ProviderError("network");
  const { authorizedDomains }: { authorizedDomains?: string[] } = await response.json();
  const here = location.hostname;
  const known = authorizedDomains?.some((name) => here === name || here.endsWith(`.${name}`));
  // Providers return to the public address, which cannot see a sign-in started on another one.
  const elsewhere = new URL(publicUrl).origin !== location.origin;
  if (!known || elsewhere) throw new ProviderError("domain");
}

/** The purpose of a visit to a provider, and where to continue afterwards. */
export interface Wish {
  purpose: Purpose;
  redirect: string;
}

/** Begins a sign-in: the address to send the visitor to, and the state by which its answer is known. */
export async function begin(provider: Provider, wish: Wish & { popup: boolean }) {
  const [{ address, state, nonce }] = await Promise.all([api.begin(provider), checkDomain()]);
  if (provider === "apple" && !checkAppleAddress(address)) throw new ProviderError("refused");
  const lang = langOf(location.pathname);
  keepBegun({ ...wish, provider, state, nonce, lang, startedAt: Date.now() });
  return { address, state };
}

type Idp =
  | (Tokens & { needConfirmation?: undefined; localId: string })
  | { needConfirmation: true; email: string; verifiedProvider?: string[] };

const tell = ({ provider, token, nonce, user }: Vouched, more: object) =>
  identityCall<Idp>("/v1/accounts:signInWithIdp", {
    postBody: new URLSearchParams({
      id_token: token,
      providerId: `${provider}.com`,
      nonce,
      ...(user && { user }),
    }).toString(),
    requestUri: location.origin,
    returnSecureToken: true,
    ...more,
  });

/** Every call carries the provider's tokens. */
function remember({ provider, token }: Vouched): void {
  useUserStore.setState(provider === "google" ? { googleToken: token } : { appleToken: token });
}

function start(tokens: Tokens, vouched: Vouched): void {
  startIdentity(tokens);
  remember(vouched);
}

/** A new user's first name, if the provider gave one. */
function firstnameOf({ token, user, name }: Vouched): string | null {
  const given = (readClaims(token) as { given_name?: string }).given_name;
  if (given) return given;
  try {
    return JSON.parse(user ?? "{}").name?.firstName || name;
  } catch {
    return name;
  }
}

/** Adds the provider to the account that is signed in. */
export async function join(vouched: Vouched): Promise<void> {
  await renewIdentity((idToken) => tell(vouched, { idToken }));
  remember(vouched);
  forgetPending();
}

const methodOf = (id: string) => id.replace(/\.com$/, "");

/** The result of a finished visit: signed in, or proof of the account is still needed. */
export type Outcome = "in" | "proof";

async function signIn(vouched: Vouched, redirect: string, known: Found | null): Promise<Outcome> {
  const wait = ({ email, methods }: Found): Outcome => {
    keepPending({ ...vouched, email, methods, redirect, at: Date.now() });
    return "proof";
  };
  if (known) return wait(known);
  const answer = await tell(vouched, {});
  if (answer.needConfirmation) {
    const { email, verifiedProvider = [] } = answer;
    const methods = new Set([...verifiedProvider.map(methodOf), "link"]);
    return wait({ email, methods: [...methods] });
  }
  forgetPending();
  start(answer, vouched);
  const firstname = firstnameOf(vouched);
  if (firstname) keepFirstname([...firstname].slice(0, 50).join(""));
  return "in";
}

/** Signs in as an account that must be known by this provider already, and be the expected one. */
async function signInAs(vouched: Vouched, expected: (tokens: Tokens) => boolean): Promise<void> {
  const answer = await tell(vouched, { autoCreate: false });
  if (answer.needConfirmation || !expected(answer)) throw new ProviderError("stranger");
  start(answer, vouched);
}

interface Found {
  email: string;
  methods: string[];
}

async function settle(begun: Begun, vouched: Vouched, found: Found | null): Promise<Outcome> {
  const { purpose, redirect, provider } = begun;
  if (purpose === "signin") return signIn(vouched, redirect, found);
  if (purpose === "join") await join(vouched);
  if (purpose === "again") {
    const uid = currentIdentity()?.uid;
    await signInAs(vouched, ({ idToken }) => readClaims(idToken).sub === uid);
  }
  if (purpose === "prove") {
    const pending = findPending(provider === "google" ? "apple" : "google");
    if (!pending) throw new ProviderError("over");
    await signInAs(vouched, ({ idToken }) => readClaims(idToken).email === pending.email);
  }
  return "in";
}

/**
 * Finishes what `begin` began. What has been done stays done, so that after a failure on the way it can be called
 * again.
 */
export function finisher(begun: Begun, answer: Answer): () => Promise<Outcome> {
  const { provider, nonce } = begun;
  let exchanged: Awaited<ReturnType<typeof api.exchange>> | undefined;
  let outcome: Outcome | undefined;
  return async () => {
    if (answer.error) throw refusalOf(answer.error);
    if (!answer.code) throw new ProviderError("over");
    exchanged ??= await api.exchange(provider, answer.code);
    const { token, name, verify } = exchanged;
    const vouched = { provider, token, nonce, user: answer.user ?? null, name };
    outcome ??= await settle(begun, vouched, verify);
    return outcome;
  };
}
