import { followClock } from "~/lib/api/clock";
import type { ApiError } from "~/lib/api/errors";
import { connectApi } from "~/lib/api/request";
import { showSessionError } from "~/lib/api/show-error";
import { barePath } from "~/lib/i18n/paths";
import {
  currentIdentity,
  endIdentity,
  getIdToken,
  onIdentityChange,
  renewing,
} from "~/lib/identity/client";
import { forgetPending } from "~/lib/identity/provider-records";
import { withLock } from "~/lib/lock";
import { goTo, redirectTarget, withRedirect } from "~/lib/navigation";
import { later } from "~/lib/on-demand";
import { setBadge } from "~/lib/push/badge";
import { tellSignedInChanged } from "~/lib/user/signed-in-hint";
import { followOtherTabs, isAuthenticated, useUserStore } from "~/lib/user/store";
import { startTokenRefresh } from "./token-refresh";
import { syncToken } from "./token-sync";

/** The present address, or on the way in the one it leads on to. */
function wantedPath(): string {
  const { pathname, search, hash } = location;
  const onTheWayIn = ["/login", "/verify-email"].includes(barePath(pathname));
  return onTheWayIn ? redirectTarget(search, pathname) : pathname + search + hash;
}

/** Brought to /verify-email by a refused call. */
export interface Refused {
  /** The server's words, where it had any. */
  message: string | null;
  /** The current token says that the email is verified: continuing automatically would loop. */
  disputed: boolean;
}

export function askToVerify(error?: ApiError): void {
  useUserStore.setState({ unverified: true });
  if (barePath(location.pathname) === "/verify-email") return;
  const disputed = currentIdentity()?.emailVerified === true;
  const refused: Refused | undefined = error && { message: error.serverMessage, disputed };
  goTo(withRedirect("/verify-email", wantedPath()), refused && { state: { refused } });
}

let ending = false;

/** Runs work that ends the session: refused calls meanwhile are not reported. */
export async function endingSession(work: () => Promise<unknown>): Promise<void> {
  ending = true;
  try {
    // A renewal that is under way would find its session gone, and complain.
    await withLock(renewing, async () => {});
    await work();
  } catch (error) {
    ending = false;
    throw error;
  }
}

/** Runs work at the end of a session that may go on after all: refused calls meanwhile are not reported. */
export async function unreported(work: () => Promise<unknown>): Promise<void> {
  ending = true;
  try {
    await work();
  } finally {
    ending = false;
  }
}

const bringForget = later(() => import("~/lib/seen/forget"));
let forgotten: Promise<unknown> = Promise.resolve();

/** What the user saw does not stay on this device, however their session ended. */
function forgetUser(): void {
  const { userData, logout } = useUserStore.getState();
  logout();
  if (!userData) return;
  forgotten = bringForget()
    .then(({ forgetSeen }) => forgetSeen())
    .catch((error) => console.error("Failed to forget what was seen", error));
}

/** Ends the session on this device; resolves once it has forgotten what the user saw. */
export async function signOut(): Promise<void> {
  ending = false;
  setBadge(0);
  endIdentity();
  forgetUser();
  await forgotten;
}

function endSession(error: ApiError): void {
  if (!useUserStore.getState().token) return;
  const back = wantedPath();
  showSessionError(error);
  // What waits for proof belongs to no account; drafts and what is to be sent are kept for this one.
  forgetPending();
  void signOut();
  goTo(withRedirect("/login", back));
}

function connect(): void {
  connectApi({
    async credentials() {
      const { token, googleToken, appleToken, userData } = useUserStore.getState();
      // Renews a token that is about to end; if that fails, the old one gets the server's answer.
      const current = await getIdToken().catch(() => token);
      return { token: current, googleToken, appleToken, userId: userData?.id ?? null };
    },
    unauthorised(error) {
      if (ending) return;
      if (error.asksForVerification) askToVerify(error);
      else endSession(error);
    },
  });
}

let started = false;

/** Joins identity, store and api, before the first page that needs them. */
export function startSession(): void {
  if (started) return;
  started = true;
  connect();
  followOtherTabs();
  // Setting the clock means leaving the page and coming back.
  document.addEventListener("visibilitychange", followClock);

  const follow = (token: string | null) => {
    useUserStore.setState({ token });
    if (!token) forgetUser();
    syncToken(token).catch((error) => console.error("Token sync failed", error));
  };
  onIdentityChange((identity) => follow(identity?.idToken ?? null));
  useUserStore.setState({ unverified: currentIdentity()?.emailVerified === false });

  let stop: (() => void) | undefined;
  useUserStore.subscribe((state) => {
    const signedIn = isAuthenticated(state);
    if (signedIn === (stop !== undefined)) return;
    stop?.();
    stop = signedIn ? startTokenRefresh() : undefined;
    tellSignedInChanged();
  });
  follow(currentIdentity()?.idToken ?? null);
}
