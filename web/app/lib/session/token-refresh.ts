import { ApiError } from "~/lib/api/errors";
import { showSessionError } from "~/lib/api/show-error";
import { currentIdentity, getIdToken } from "~/lib/identity/client";

const period = 55 * 60_000;

async function refresh(): Promise<string | null> {
  try {
    return await getIdToken(true);
  } catch (error) {
    console.error("Error refreshing token", error);
    if (!currentIdentity()) showSessionError(new ApiError(401, null));
    return null;
  }
}

/** Renews the token at once and every 55 minutes, until a renewal gives nothing. */
export function startTokenRefresh(): () => void {
  const stop = () => clearInterval(timer);
  const turn = async () => {
    if (!(await refresh())) stop();
  };
  const timer = setInterval(turn, period);
  void turn();
  return stop;
}
