import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api/errors";

const oneMinute = 60_000;

/** An answer of the server stands; only a call that never arrived is worth repeating. */
const retry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: oneMinute, retry } },
});
