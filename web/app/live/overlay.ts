import { follow } from "./follow";
import type { LiveStore } from "./view";

/** The present table of whoever a streaming token is from; a stream waits for nobody's tap. */
export const followOverlay = (token: string): LiveStore =>
  follow({
    path: "/live/overlay/socket",
    longest: 10_000,
    hello: async () => ({ type: "hello", token }),
  });
