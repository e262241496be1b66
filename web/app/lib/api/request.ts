import { loadConfig } from "~/lib/config";
import { langOf } from "~/lib/i18n/paths";
import { serverNow } from "./clock";
import { ApiError, code, type ErrorBody } from "./errors";
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

async function signedHeaders(path: string): Promise<Record<string, string>> {
  const { apiKey, webKey } = await loadConfig();
  const timestamp = String(serverNow());
  const who = anonymous.has(path) ? nobody : await hooks.credentials();
  return {
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
}

export interface Answer {
  status: number;
  body: unknown;
}

/** How the bytes go out: `fetch`, or an upload that tells its progress. Each sets our clock by the answer. */
export type Transport = (url: string, headers: Record<string, string>) => Promise<Answer>;

const clockIsOff = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === code.badSignature || error.code === code.staleTimestamp);

async function attempt(path: string, transport: Transport): Promise<unknown> {
  const url = new URL((await loadConfig()).apiBase + path, location.origin).href;
  const answer = await transport(url, await signedHeaders(path));
  if (answer.status === 200 || answer.status === 201) return answer.body;
  throw new ApiError(answer.status, answer.body as ErrorBody | null);
}

/**
 * Sends one signed call. When the server finds the signature or the timestamp wrong, our clock has been
 * set by its answer, and the call is sent once more.
 */
export async function send(path: string, transport: Transport): Promise<unknown> {
  try {
    return await attempt(path, transport).catch((error: unknown) => {
      if (!clockIsOff(error)) throw error;
      return attempt(path, transport);
    });
  } catch (error) {
    const aboutCaller =
      error instanceof ApiError && (error.endsSession || error.asksForVerification);
    if (aboutCaller) hooks.unauthorised(error);
    throw error;
  }
}
