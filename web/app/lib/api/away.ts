import { IdentityError } from "~/lib/identity/protocol";
import { NetworkError } from "~/lib/network";
import { ApiError } from "./errors";

/** No answer came, from the API or from the sign-in service. */
export const isUnreachable = (error: unknown): error is Error =>
  error instanceof NetworkError || (error instanceof IdentityError && error.word === "NETWORK");

const isAborted = ({ cause }: Error) => cause instanceof Error && cause.name === "AbortError";

/** Whether the same call may succeed later: it was neither refused for good nor aborted. */
export const mayWorkLater = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiError && !error.isFinal && error.status !== 401);

/** The server cannot be reached or has no storage just now: later it may. Not so where nobody waits for the answer any more. */
export const isAway = (error: unknown): boolean =>
  (isUnreachable(error) && !isAborted(error)) || (error instanceof ApiError && error.status >= 502);
