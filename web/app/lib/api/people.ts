import { call } from "./call";

/** Somebody, as far as they are mine to see. */
export const getPerson = (id: string, signal?: AbortSignal) =>
  call("get", "/user/{id}", { path: { id }, signal });
/** Ends a friendship too, and whatever was asked between the two. */
export const blockUser = (id: string) => call("put", "/user/{id}/block", { path: { id } });
export const unblockUser = (id: string) => call("delete", "/user/{id}/block", { path: { id } });
export const getBlocked = (signal?: AbortSignal) => call("get", "/user/blocked", { signal });
