// What devices without an account do at live tables: pages for users do not load this file.
import { call } from "./call";
import type { NewLiveGuest } from "./types";

/** An open table, for those who are not signed in. */
export const readLiveAsGuest = (code: string) =>
  call("get", "/live/{code}/guest", { path: { code } });
/** A table at which this device holds a guest's seat; works after its code was renewed, too. */
export const returnAsGuest = (id: string, token: string) =>
  call("put", "/live/{code}/guest", { path: { code: id }, body: { token } });
/** Takes a guest's seat without an account; without a seat, gets up. */
export const sitDownAsGuest = (code: string, body: NewLiveGuest) =>
  call("post", "/live/{code}/guest", { path: { code }, body });
/** For the guest's seat that this device held, once its game is recorded. */
export const makeOwnClaimLink = (id: string, token: string) =>
  call("post", "/live/{id}/claim-link", { path: { id }, body: { token } });
