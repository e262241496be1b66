import { type Found, pendingCall } from "./pending";
import type { Friend } from "./types";

/** Whom a code belongs to, and how we stand. */
export const findUser = (code: string) =>
  pendingCall<{ user: Found }>("get", "/users/{code}", { path: { code } });
/** Asks somebody; where they had asked first, it accepts. */
export const askFriend = (code: string) =>
  pendingCall<{ friend: Friend }>("post", "/users/{code}", { path: { code } });
/** Takes an incoming request. */
export const acceptFriend = (code: string) =>
  pendingCall<{ friend: Friend }>("put", "/users/{code}", { path: { code } });
/** Ends a friendship, declines a request or takes one back; where there is nothing, nothing happens. */
export const removeFriend = (code: string) =>
  pendingCall<unknown>("delete", "/users/{code}", { path: { code } });
