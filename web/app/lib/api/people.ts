import { call } from "./call";

/** A user, as far as the caller may see them. */
export const getPerson = (id: string, signal?: AbortSignal) =>
  call("get", "/user/{id}", { path: { id }, signal });
/** Also ends a friendship and pending requests between the two. */
export const blockUser = (id: string) => call("put", "/user/{id}/block", { path: { id } });
export const unblockUser = (id: string) => call("delete", "/user/{id}/block", { path: { id } });
export const getBlocked = (signal?: AbortSignal) => call("get", "/user/blocked", { signal });

/** Whom a code belongs to, and how we stand. */
export const findUser = (code: string, signal?: AbortSignal) =>
  call("get", "/users/{code}", { path: { code }, signal });
/** Sends a friend request; accepts theirs if they asked first. */
export const askFriend = (code: string) => call("post", "/users/{code}", { path: { code } });
/** Takes an incoming request. */
export const acceptFriend = (code: string) => call("put", "/users/{code}", { path: { code } });
/** Ends a friendship, declines a request or takes one back; where there is nothing, nothing happens. */
export const removeFriend = (code: string) => call("delete", "/users/{code}", { path: { code } });
