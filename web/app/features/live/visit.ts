import { ApiError } from "~/lib/api/errors";
import { readLiveAsGuest, returnAsGuest } from "~/lib/api/live-guest";
import { goTo, withRedirect } from "~/lib/navigation";
import { guestWay, seatTakenByCode } from "~/live/guest";
import type { Found } from "./page";

/** A guest who holds a seat finds the table by its old code, too, after the host renewed it. */
async function readTableAsGuest(code: string) {
  try {
    return await readLiveAsGuest(code);
  } catch (error) {
    const taken = seatTakenByCode(code);
    if (!(error instanceof ApiError && error.status === 404 && taken)) throw error;
    return returnAsGuest(taken.id, taken.token);
  }
}

/** Comes to an open table without an account, where its host lets guests in. */
export async function visit(code: string): Promise<Found> {
  try {
    const { table } = await readTableAsGuest(code);
    return { table, guest: guestWay(table.id, code) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "unknown";
    if (error instanceof ApiError && error.status === 401) {
      goTo(withRedirect("/login", location.pathname), { replace: true });
      return "closed";
    }
    throw error;
  }
}
