import { call } from "./call";
import type { EndReason, Game, LiveBody, LiveTable, LiveTimeline } from "./types";

const pending = call as unknown as <T>(
  method: string,
  path: string,
  options?: { path?: object; body?: object },
) => Promise<T>;

/** Sent again with the same id it is the same table. */
export const openLive = (body: LiveBody) =>
  pending<{ table: LiveTable }>("post", "/live", { body });
export const currentLive = () => pending<{ tables: LiveTable[] }>("get", "/live/current");
/** By its id or its code. */
export const readLive = (key: string) =>
  pending<{ table: LiveTable }>("get", "/live/{key}", { path: { key } });
export const joinLive = (key: string) =>
  pending<{ table: LiveTable }>("post", "/live/{key}/join", { path: { key } });
export const finishLive = (
  id: string,
  body: { id: string; placements: number[] | null; endReason: EndReason | null },
) => pending<{ table: LiveTable; game: Game }>("post", "/live/{id}/finish", { path: { id }, body });
/** The host removes somebody, or somebody leaves. */
export const leaveLive = (id: string, uid: string) =>
  pending<unknown>("delete", "/live/{id}/user/{uid}", { path: { id, uid } });
export const renewLiveCode = (id: string) =>
  pending<{ table: LiveTable }>("put", "/live/{id}/code", { path: { id } });
export const readLiveTimeline = (id: string) =>
  pending<{ timeline: LiveTimeline }>("get", "/live/{id}/timeline", { path: { id } });
/** How a game went that was played at a live table. */
export const readGameTimeline = (id: string) =>
  pending<{ timeline: LiveTimeline }>("get", "/game/{id}/timeline", { path: { id } });
