import { ApiError } from "~/lib/api/errors";
import { readLiveAsGuest } from "~/lib/api/live";
import { goTo, withRedirect } from "~/lib/navigation";
import { guestWay } from "~/live/guest";
import type { Found } from "./page";

/** Comes to an open table without an account, where its host lets guests in. */
export async function visit(code: string): Promise<Found> {
  try {
    const { table } = await readLiveAsGuest(code);
    return { table, guest: guestWay(table) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "unknown";
    if (error instanceof ApiError && error.status === 401) {
      goTo(withRedirect("/login", location.pathname), { replace: true });
      return "closed";
    }
    throw error;
  }
}
