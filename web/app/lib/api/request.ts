import { forgetConfig, loadConfig } from "~/lib/config";
import { langOf } from "~/lib/i18n/paths";
import { serverNow } from "./clock";
import { ApiError, type ErrorBody } from "./errors";
import { hmac } from "./signature";

/** Who calls, as far as the store knows. */
interface Credentials {
  token: string | null;
  googleToken: string | null;
  appleToken: string | null;
  userId: string | null;
}

interface Hooks {
  credentials: () => Promise<Credentials>;
  /** A 401 that is about the caller: the session ended, or the email is not verified. */
  unauthorised: (error: ApiError) => void;
}

const nobody: Credentials = { token: null, googleToken: null, appleToken: null, userId: null };
let hooks: Hooks = { credentials: async () => nobody, unauthorised: () => {} };

/** The session says who calls and hears of refusals; the api itself knows neither. */
export function connectApi(connected: Hooks): void {
  hooks = connected;
}

const anonymous = new Set(["/ping", "/health", "/formats"]);

interface Signed {
  base: string;
  headers: Record<string, string>;
}

async function sign(path: string): Promise<Signed> {
  const { apiBase, apiKey, webKey } = await loadConfig();
  const timestamp = String(serverNow());
  const who = anonymous.has(path) ? nobody : await hooks.credentials();
  const headers = {
    "X-Api-Key": apiKey,
    "X-Timestamp": timestamp,
    "X-Signature": await hmac(webKey, timestamp),
    "X-Device": "web",
    "Accept-Language": langOf(location.pathname),
    ...(who.token && { Authorization: `Bearer ${who.token}` }),
    ...(who.googleToken && { "X-Google-Token": who.googleToken }),
    ...(who.appleToken && { "X-Apple-Token": who.appleToken }),
    ...(who.userId && { "X-User-Id": who.userId }),
  };
  return { base: apiBase, headers };
}

let signed: Signed | undefined;
let leaving = false;

/** Signs what may have to be sent by a page that is about to be closed: nothing can be awaited then. */
export async function signBeforehand(): Promise<void> {
  signed = await sign("");
}

/** Calls made by `work` itself go out at once, and go on when the page is gone the next moment. */
export function whileLeaving(work: () => void): void {
  leaving = true;
  try {
    work();
  } finally {
    leaving = false;
  }
}

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * How the bytes go out: `fetch`, or an upload that tells its progress. Each sets our clock by the answer. With
 * `keepalive` they outlive the page.
 */
export type Transport = (
  url: string,
  headers: Record<string, string>,
  keepalive: boolean,
) => Promise<Answer>;

async function attempt(path: string, transport: Transport): Promise<unknown> {
  const keepalive = leaving;
  const { base, headers } = (leaving && signed) || (await sign(path));
  const url = new URL(base + path, location.origin).href;
  const answer = await transport(url, headers, keepalive);
  if (answer.status === 200 || answer.status === 201) return answer.body;
  throw new ApiError(answer.status, answer.body as ErrorBody | null);
}

/**
 * Sends one signed call. When the server finds the key, the signature or the timestamp wrong, our clock has been
 * set by its answer, the keys are read again, and the call is sent once more.
 */
export async function send(path: string, transport: Transport): Promise<unknown> {
  try {
    return await attempt(path, transport).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.isWronglySigned)) throw error;
      forgetConfig();
      return attempt(path, transport);
    });
  } catch (error) {
    const aboutCaller =
      error instanceof ApiError && (error.endsSession || error.asksForVerification);
    if (aboutCaller) hooks.unauthorised(error);
    throw error;
  }
}
