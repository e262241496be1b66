import { call, type Result } from "./call";
import type { ListQuery, PodsBody, Season } from "./types";
import { uploadPicture } from "./upload";

export interface PlaygroupBody {
  name: string;
  description: string;
}

/** The same key makes the same group, however often it is sent. */
export const postPlaygroup = (body: PlaygroupBody, key: string) =>
  call("post", "/playgroup", { body, key });
export const getPlaygroup = (id: string, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}", { path: { id }, signal });
export const putPlaygroup = (id: string, body: PlaygroupBody, version: number) =>
  call("put", "/playgroup/{id}", { path: { id }, body, version });
/** Its games stay with their players. */
export const deletePlaygroup = (id: string) => call("delete", "/playgroup/{id}", { path: { id } });

export const postPlaygroupPicture = (
  id: string,
  picture: Blob,
  onProgress: (share: number) => void,
) =>
  uploadPicture(`/playgroup/${id}/picture`, picture, onProgress) as Promise<
    Result<"post", "/playgroup/{id}/picture">
  >;
export const deletePlaygroupPicture = (id: string) =>
  call("delete", "/playgroup/{id}/picture", { path: { id } });

export const acceptInvitation = (id: string) =>
  call("put", "/playgroup/{id}/accept", { path: { id } });
/** An invited one declines by it; the last one leaves no playgroup behind. */
export const leavePlaygroup = (id: string) =>
  call("put", "/playgroup/{id}/leave", { path: { id } });

export const postInvitation = (id: string, invitee: string) =>
  call("post", "/playgroup/{id}/invite", { path: { id }, body: { id: invitee } });
/** A member, or an invitation that was not answered. */
export const removeMember = (id: string, uid: string) =>
  call("delete", "/playgroup/{id}/user/{uid}", { path: { id, uid } });
export const promote = (id: string, uid: string) =>
  call("put", "/playgroup/{id}/admin/{uid}", { path: { id, uid } });
export const demote = (id: string, uid: string) =>
  call("delete", "/playgroup/{id}/admin/{uid}", { path: { id, uid } });
export const handOver = (id: string, uid: string) =>
  call("put", "/playgroup/{id}/owner/{uid}", { path: { id, uid } });

export const getLinks = (id: string, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}/links", { path: { id }, signal });
/** Without `uses` it works as often as it is opened. */
export const postLink = (id: string, body: { days: number; uses: number | null }) =>
  call("post", "/playgroup/{id}/link", { path: { id }, body });
export const revokeLink = (id: string, linkId: string) =>
  call("delete", "/playgroup/{id}/link/{linkId}", {
    path: { id, linkId },
  });

/** What a link opens; also readable signed out. */
export const getJoin = (token: string, signal?: AbortSignal) =>
  call("get", "/join/{token}", { path: { token }, signal });
export const postJoin = (token: string) => call("post", "/join/{token}", { path: { token } });

export const getPlaygroupGames = (id: string, query: ListQuery, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}/games", { path: { id }, query, signal });
export const getPlaygroupActivity = (id: string, timestamp: number | null, signal?: AbortSignal) =>
  call("get", "/playgroup/{id}/activity", { path: { id }, query: { timestamp }, signal });

/** Proposes pods; stores nothing. */
export const makePods = (id: string, body: PodsBody) =>
  call("post", "/playgroup/{id}/pods", { path: { id }, body });

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
