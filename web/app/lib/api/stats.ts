import { call } from "./call";
import type { QueryOf } from "./types";

/** What stats are asked over, by the names the API gives it. */
export type StatsQuery = QueryOf<"readMyStats">;

/** One playgroup's ratings or one format's. */
type RatingScope = Pick<StatsQuery, "playgroupid" | "formatid">;
type Span = Pick<StatsQuery, "from" | "until">;

export const getMyStats = (query: StatsQuery = {}, signal?: AbortSignal) =>
  call("get", "/user/stats", { query, signal });
export const getStatsOf = (id: string, query: StatsQuery = {}, signal?: AbortSignal) =>
  call("get", "/user/{id}/stats", { path: { id }, query, signal });
export const getDeckStats = (id: string, query: StatsQuery = {}, signal?: AbortSignal) =>
  call("get", "/deck/{id}/stats", { path: { id }, query, signal });
export const getPlaygroupStats = (id: string, query: StatsQuery = {}, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}/stats", { path: { id }, query, signal });
/** Me against somebody. */
export const getVersus = (id: string, query: StatsQuery = {}, signal?: AbortSignal) =>
  call("get", "/user/{id}/versus", { path: { id }, query, signal });

export const getLeaderboard = (id: string, query: Span = {}, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}/leaderboard", { path: { id }, query, signal });
/** Without a scope, in the format they played most. */
export const getRatingsOf = (id: string, query: RatingScope = {}, signal?: AbortSignal) =>
  call("get", "/user/{id}/ratings", { path: { id }, query, signal });
export const getDeckRatings = (id: string, query: RatingScope = {}, signal?: AbortSignal) =>
  call("get", "/deck/{id}/ratings", { path: { id }, query, signal });
export const getGameRatings = (id: string, signal?: AbortSignal) =>
  call("get", "/game/{id}/ratings", { path: { id }, signal });
