import { pending } from "./pending";

/** A time the group has given a name. */
export interface Season {
  id: string;
  name: string;
  from: string;
  /** Null while it goes on. */
  until: string | null;
}
export type SeasonBody = Omit<Season, "id">;

interface Seasons {
  /** Newest first. */
  seasons: Season[];
  /** Whether I keep my figures to myself in this group. */
  private: boolean;
}

export const getSeasons = (id: string) =>
  pending<Seasons>("get", "/playgroup/{id}/seasons", { path: { id } });
/** The same key makes the same season, however often it is sent. */
export const postSeason = (id: string, body: SeasonBody, key: string) =>
  pending<{ season: Season }>("post", "/playgroup/{id}/seasons", { path: { id }, body, key });
export const putSeason = (id: string, season: string, body: SeasonBody) =>
  pending<{ season: Season }>("put", "/playgroup/{id}/season/{season}", {
    path: { id, season },
    body,
  });
export const deleteSeason = (id: string, season: string) =>
  pending<unknown>("delete", "/playgroup/{id}/season/{season}", { path: { id, season } });

/** For myself, in this group. */
export const keepPrivate = (id: string, mine: boolean) =>
  pending<{ private: boolean }>("put", "/playgroup/{id}/private", {
    path: { id },
    body: { private: mine },
  });
