import { call } from "./call";
import type { LiveBody, OfflineLiveBody, SeatNo } from "./types";

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
export const freeGuestSeat = (id: string, seat: SeatNo) =>
  call("delete", "/live/{id}/guest/{seat}", { path: { id, seat } });
/** The host removes a player, or a player leaves. */
export const leaveLive = (id: string, uid: string) =>
  call("delete", "/live/{id}/user/{uid}", { path: { id, uid } });
export const renewLiveCode = (id: string) => call("put", "/live/{id}/code", { path: { id } });
export const readLiveTimeline = (id: string) =>
  call("get", "/live/{id}/timeline", { path: { id } });
export const readGameTimeline = (id: string, signal?: AbortSignal) =>
  call("get", "/game/{id}/timeline", { path: { id }, signal });
