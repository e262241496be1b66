import { createHmac, randomUUID } from "node:crypto";
import type { Server } from "./server.ts";

export type Lang = "en" | "fr";

interface Config {
  apiKey: string;
  webKey: string;
  identity: { apiKey: string; projectId: string };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: any;
}

const configs = new WeakMap<Server, Promise<Config>>();

/** The web app's configuration, read once per server: a restart does not change it. */
export function config(server: Server): Promise<Config> {
  const known = configs.get(server);
  if (known) return known;
  const asked = fetch(`${server.url}/config.json`).then(
    (answer) => answer.json() as Promise<Config>,
  );
  configs.set(server, asked);
  return asked;
}

/** The signing headers of every call; a test can override one to break the signature. */
export async function signature(
  server: Server,
  timestamp = Date.now(),
): Promise<Record<string, string>> {
  const { apiKey, webKey } = await config(server);
  return {
    "X-Api-Key": apiKey,
    "X-Timestamp": `${timestamp}`,
    "X-Signature": createHmac("sha256", webKey).update(`${timestamp}`).digest("hex"),
    "X-Device": "web",
  };
}

interface Call {
  method?: string;
  body?: unknown;
  token?: string;
  lang?: Lang;
  headers?: Record<string, string>;
}

export async function call(server: Server, path: string, request: Call = {}): Promise<Answer> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: request.method ?? (request.body === undefined ? "GET" : "POST"),
    headers: {
      ...(await signature(server)),
      ...(request.token ? { Authorization: `Bearer ${request.token}` } : {}),
      ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
      "Accept-Language": request.lang ?? "en",
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  return answer(response);
}

/** One call of the identity protocol, such as `signUp` or `sendOobCode`. */
export const identity = (
  server: Server,
  action: string,
  body: unknown,
  lang: Lang = "en",
): Promise<Answer> =>
  posted(server, `/identitytoolkit.googleapis.com/v1/accounts:${action}`, body, lang);

async function posted(server: Server, path: string, body: unknown, lang: Lang): Promise<Answer> {
  const { apiKey } = (await config(server)).identity;
  const response = await fetch(`${server.url}${path}?key=${apiKey}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Firebase-Locale": lang },
    body: JSON.stringify(body),
  });
  return answer(response);
}

async function answer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : null,
  };
}

export interface Account {
  email: string;
  password: string;
  firstname: string;
  token: string;
}

export function newAccount(firstname = "Alba"): Omit<Account, "token"> {
  return { email: `${randomUUID()}@example.com`, password: "four lamps, one table", firstname };
}

async function signedUp(server: Server, firstname?: string) {
  const account = newAccount(firstname);
  const { email, password } = account;
  const { body } = await identity(server, "signUp", { email, password, returnSecureToken: true });
  return { account: { ...account, token: body.idToken }, refreshToken: body.refreshToken };
}

/** Signed up, but has not followed the mailed link yet. */
export const unverifiedAccount = async (server: Server, firstname?: string): Promise<Account> =>
  (await signedUp(server, firstname)).account;

/** Signed up, verified by the mailed code, with a profile: what most tests start from. */
export async function verifiedAccount(
  server: Server,
  lang: Lang = "en",
  firstname?: string,
): Promise<Account> {
  const { account, refreshToken } = await signedUp(server, firstname);
  const asked = { requestType: "VERIFY_EMAIL", idToken: account.token };
  await identity(server, "sendOobCode", asked, lang);
  const link = await server.outbox.nextLink(account.email);
  await identity(server, "update", { oobCode: link.searchParams.get("oobCode") });
  // Refreshing the token picks up the verified address and is cheaper than hashing a password to sign in again.
  const refresh = { grant_type: "refresh_token", refresh_token: refreshToken };
  const { body } = await posted(server, "/securetoken.googleapis.com/v1/token", refresh, lang);
  const token = body.id_token;
  await call(server, "/auth/signin", {
    token,
    body: { fcmToken: null, locale: lang, firstname: account.firstname },
  });
  return { ...account, token };
}
