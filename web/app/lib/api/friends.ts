import { call } from "./call";

/** Whom a code belongs to, and how we stand. */
export const findUser = (code: string, signal?: AbortSignal) =>
  call("get", "/users/{code}", { path: { code }, signal });
/** Asks somebody; where they had asked first, it accepts. */
export const askFriend = (code: string) => call("post", "/users/{code}", { path: { code } });
/** Takes an incoming request. */
export const acceptFriend = (code: string) => call("put", "/users/{code}", { path: { code } });
/** Ends a friendship, declines a request or takes one back; where there is nothing, nothing happens. */
export const removeFriend = (code: string) => call("delete", "/users/{code}", { path: { code } });
