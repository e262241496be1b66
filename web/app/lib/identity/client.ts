import { serverNow } from "~/lib/api/clock";
import { withLock } from "~/lib/lock";
import { readClaims } from "./claims";
import { IdentityError, identityCall } from "./protocol";

interface Session {
  idToken: string;
  refreshToken: string;
  /** Milliseconds since 1970, by the server's clock: the device's may be set while the page is open. */
  expiresAt: number;
}

export interface Identity {
  uid: string;
  email: string;
  emailVerified: boolean;
  idToken: string;
}

type Listener = (identity: Identity | null) => void;

const storageKey = "identity";
const attemptKey = "identity-attempt";
/** Held while replacing the refresh token. */
export const renewing = "identity-refresh";
/** A token this close to its end is renewed first. */
const margin = 30_000;
/** Words that say the session is over; any other failure leaves it for a later try. */
const endings = new Set([
  "TOKEN_EXPIRED",
  "USER_DISABLED",
  "USER_NOT_FOUND",
  "INVALID_REFRESH_TOKEN",
  "MISSING_REFRESH_TOKEN",
]);

function stored(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

const listeners = new Set<Listener>();

function identityOf(session: Session | null): Identity | null {
  if (!session) return null;
  const claims = readClaims(session.idToken);
  return {
    uid: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    idToken: session.idToken,
  };
}

function notify(): void {
  const identity = currentIdentity();
  for (const listener of listeners) listener(identity);
}

function save(session: Session | null): void {
  if (session) localStorage.setItem(storageKey, JSON.stringify(session));
  else localStorage.removeItem(storageKey);
  localStorage.removeItem(attemptKey);
  notify();
}

export const currentIdentity = (): Identity | null => identityOf(stored());

/** Called on every change of the session, in this or another tab. */
export function onIdentityChange(listener: Listener): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener(currentIdentity());
  };
  listeners.add(listener);
  addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", heard);
  };
}

export interface Tokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** Stores the identity that has just signed in. */
export const startIdentity = ({ idToken, refreshToken, expiresIn }: Tokens) =>
  save({ idToken, refreshToken, expiresAt: serverNow() + Number(expiresIn) * 1000 });

/** The name of the renewal under way. It outlives a page that is left before the answer comes: the next one repeats it. */
function renewalAttempt(): string {
  const fresh = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
  const attempt = localStorage.getItem(attemptKey) ?? fresh();
  localStorage.setItem(attemptKey, attempt);
  return attempt;
}

/** The identity token, renewed where needed or asked; null when signed out. */
export async function getIdToken(force = false): Promise<string | null> {
  const before = stored();
  const fresh = (session: Session) => session.expiresAt - serverNow() > margin;
  if (!before) return null;
  // The example's token never ends.
  if (!before.refreshToken) return before.idToken;
  if (!force && fresh(before)) return before.idToken;
  return withLock(renewing, async () => {
    const session = stored();
    if (!session) return null;
    const renewedMeanwhile = session.refreshToken !== before.refreshToken && fresh(session);
    if (renewedMeanwhile) return session.idToken;
    try {
      const answer = await identityCall<
        Record<"id_token" | "refresh_token" | "expires_in", string>
      >(
        "/v1/token",
        new URLSearchParams({
          grant_type: "refresh_token",
          refresh_token: session.refreshToken,
        }),
        renewalAttempt(),
      );
      // Signed out while the answer was on its way: it must stay so.
      if (!stored()) return null;
      startIdentity({
        idToken: answer.id_token,
        refreshToken: answer.refresh_token,
        expiresIn: answer.expires_in,
      });
      return answer.id_token;
    } catch (error) {
      if (error instanceof IdentityError && endings.has(error.word)) save(null);
      throw error;
    }
  });
}

/** Ends the main token, here and in every tab. */
export const endIdentity = (): void => save(null);
