import { type Person, pendingCall } from "./pending";
import type { Card } from "./types";

/** Somebody, as far as they are mine to see. */
export const getPerson = (id: string) =>
  pendingCall<{ user: Person }>("get", "/user/{id}", { path: { id } });
/** Ends a friendship too, and whatever was asked between the two. */
export const blockUser = (id: string) =>
  pendingCall<{ user: Person }>("put", "/user/{id}/block", { path: { id } });
export const unblockUser = (id: string) =>
  pendingCall<{ user: Person }>("delete", "/user/{id}/block", { path: { id } });
export const getBlocked = () => pendingCall<{ users: Card[] }>("get", "/user/blocked");
