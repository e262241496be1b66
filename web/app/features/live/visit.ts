import { ApiError } from "~/lib/api/errors";
import { readLiveAsGuest } from "~/lib/api/live";
import type { Found } from "./page";

/** Comes to an open table without an account, where its host lets guests in. */
export async function visit(code: string): Promise<Found> {
  try {
    return await readLiveAsGuest(code);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "unknown";
    if (error instanceof ApiError && error.status === 401) return "closed";
    throw error;
  }
}
