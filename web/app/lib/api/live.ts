import { call } from "./call";
import type { LiveBody, NewLiveGuest, OfflineLiveBody, SeatNo } from "./types";

/** Sent again with the same id it is the same table. */
export const openLive = (body: LiveBody, signal?: AbortSignal) =>
  call("post", "/live", { body, signal });
/** A table that was played offline; sent again it is the same table, with what was done since. */
export const uploadLive = (id: string, body: OfflineLiveBody) =>
  call("put", "/live/{id}/offline", { path: { id }, body });
export const currentLive = (signal?: AbortSignal) => call("get", "/live/current", { signal });
/** By its id or its code. */
export const readLive = (key: string, signal?: AbortSignal) =>
  call("get", "/live/{key}", { path: { key }, signal });
export const joinLive = (key: string) => call("post", "/live/{key}/join", { path: { key } });
/** An open table, for those who are not signed in. */
export const readLiveAsGuest = (code: string) =>
  call("get", "/live/{code}/guest", { path: { code } });
/** A table at which this device holds a guest's seat; works after its code was renewed, too. */
export const returnAsGuest = (id: string, token: string) =>
  call("put", "/live/{code}/guest", { path: { code: id }, body: { token } });
/** Takes a guest's seat without an account; without a seat, gets up. */
export const sitDownAsGuest = (code: string, body: NewLiveGuest) =>
  call("post", "/live/{code}/guest", { path: { code }, body });
export const freeGuestSeat = (id: string, seat: SeatNo) =>
  call("delete", "/live/{id}/guest/{seat}", { path: { id, seat } });
/** For the guest's seat that this device held, once its game is recorded. */
export const makeOwnClaimLink = (id: string, token: string) =>
  call("post", "/live/{id}/claim-link", { path: { id }, body: { token } });
/** The host removes a player, or a player leaves. */
export const leaveLive = (id: string, uid: string) =>
  call("delete", "/live/{id}/user/{uid}", { path: { id, uid } });
export const renewLiveCode = (id: string) => call("put", "/live/{id}/code", { path: { id } });
export const readLiveTimeline = (id: string) =>
  call("get", "/live/{id}/timeline", { path: { id } });
export const readGameTimeline = (id: string, signal?: AbortSignal) =>
  call("get", "/game/{id}/timeline", { path: { id }, signal });

/** Shown once; the one before stops. */
export const makeStreamingToken = () => call("post", "/auth/streamingtoken");
export const endStreaming = () => call("delete", "/auth/streamingtoken");
export const readStreaming = (signal?: AbortSignal) => call("get", "/user/streaming", { signal });
