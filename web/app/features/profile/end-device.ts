import { endSession } from "~/lib/api/account";
import { ApiError } from "~/lib/api/errors";

/** Ends a session; one that has ended meanwhile is as good. */
export const endDevice = (id: string): Promise<unknown> =>
  endSession(id).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
