import { follow } from "./follow";
import type { LiveStore } from "./view";

/** Follows the current table of a streaming token's owner, read-only. */
export const followOverlay = (token: string): LiveStore =>
  follow({
    path: "/live/overlay/socket",
    longest: 10_000,
    hello: async () => ({ type: "hello", token }),
  });
