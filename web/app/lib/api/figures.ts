import {
  type DeckStats,
  type GroupStats,
  type Leaderboard,
  pending,
  type RatingChange,
  type RatingHistory,
  type UserStats,
  type Versus,
} from "./pending";

/** What figures are asked over, by the names the API gives it. */
export interface FigureQuery {
  formatid?: string;
  subformatid?: string;
  tagid?: string;
  playgroupid?: string;
  deckid?: string;
  opponentid?: string;
  /** Milliseconds since 1970: from then on, and until before then. */
  from?: number;
  until?: number;
  /** Minutes east of UTC, by which months and weekdays are told. */
  offset?: number;
}

/** One playgroup's ratings or one format's. */
type RatingScope = Pick<FigureQuery, "playgroupid" | "formatid">;
type Span = Pick<FigureQuery, "from" | "until">;

export const getMyStats = (query: FigureQuery = {}) =>
  pending<UserStats>("get", "/user/stats", { query });
export const getStatsOf = (id: string, query: FigureQuery = {}) =>
  pending<UserStats>("get", "/user/{id}/stats", { path: { id }, query });
export const getDeckStats = (id: string, query: FigureQuery = {}) =>
  pending<DeckStats>("get", "/deck/{id}/stats", { path: { id }, query });
export const getPlaygroupStats = (id: string, query: FigureQuery = {}) =>
  pending<{ stats: GroupStats }>("get", "/playgroup/{id}/stats", { path: { id }, query });
/** Me against somebody. */
export const getVersus = (id: string, query: FigureQuery = {}) =>
  pending<{ versus: Versus }>("get", "/user/{id}/versus", { path: { id }, query });

export const getLeaderboard = (id: string, query: Span = {}) =>
  pending<Leaderboard>("get", "/playgroup/{id}/leaderboard", { path: { id }, query });
/** Without a scope, in the format they played most. */
export const getRatingsOf = (id: string, query: RatingScope = {}) =>
  pending<RatingHistory>("get", "/user/{id}/ratings", { path: { id }, query });
export const getDeckRatings = (id: string, query: RatingScope = {}) =>
  pending<RatingHistory>("get", "/deck/{id}/ratings", { path: { id }, query });
export const getGameRatings = (id: string) =>
  pending<{ changes: RatingChange[] }>("get", "/game/{id}/ratings", { path: { id } });
