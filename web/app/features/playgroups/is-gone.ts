import { ApiError } from "~/lib/api/errors";

/** Not there, or not mine to see. */
export const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);
