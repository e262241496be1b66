import { call } from "./call";
import type { Season } from "./types";

export type SeasonBody = Omit<Season, "id">;

/** Newest first, and whether I keep my stats to myself in this group. */
export const getSeasons = (id: string, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}/seasons", { path: { id }, signal });
/** The same key makes the same season, however often it is sent. */
export const postSeason = (id: string, body: SeasonBody, key: string) =>
  call("post", "/playgroup/{id}/seasons", { path: { id }, body, key });
export const putSeason = (id: string, season: string, body: SeasonBody) =>
  call("put", "/playgroup/{id}/season/{season}", { path: { id, season }, body });
export const deleteSeason = (id: string, season: string) =>
  call("delete", "/playgroup/{id}/season/{season}", { path: { id, season } });

/** For myself, in this group. */
export const keepPrivate = (id: string, mine: boolean) =>
  call("put", "/playgroup/{id}/private", { path: { id }, body: { private: mine } });
