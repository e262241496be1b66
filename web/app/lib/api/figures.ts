import { call } from "./call";
import type { QueryOf } from "./types";

/** What figures are asked over, by the names the API gives it. */
export type FigureQuery = QueryOf<"readMyStats">;

/** One playgroup's ratings or one format's. */
type RatingScope = Pick<FigureQuery, "playgroupid" | "formatid">;
type Span = Pick<FigureQuery, "from" | "until">;

export const getMyStats = (query: FigureQuery = {}) => call("get", "/user/stats", { query });
export const getStatsOf = (id: string, query: FigureQuery = {}) =>
  call("get", "/user/{id}/stats", { path: { id }, query });
export const getDeckStats = (id: string, query: FigureQuery = {}) =>
  call("get", "/deck/{id}/stats", { path: { id }, query });
export const getPlaygroupStats = (id: string, query: FigureQuery = {}) =>
  call("get", "/playgroup/{id}/stats", { path: { id }, query });
/** Me against somebody. */
export const getVersus = (id: string, query: FigureQuery = {}) =>
  call("get", "/user/{id}/versus", { path: { id }, query });

export const getLeaderboard = (id: string, query: Span = {}) =>
  call("get", "/playgroup/{id}/leaderboard", { path: { id }, query });
/** Without a scope, in the format they played most. */
export const getRatingsOf = (id: string, query: RatingScope = {}) =>
  call("get", "/user/{id}/ratings", { path: { id }, query });
export const getDeckRatings = (id: string, query: RatingScope = {}) =>
  call("get", "/deck/{id}/ratings", { path: { id }, query });
export const getGameRatings = (id: string) => call("get", "/game/{id}/ratings", { path: { id } });
