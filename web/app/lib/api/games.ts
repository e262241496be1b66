import { pendingCall } from "./call";
import type {
  Claim,
  Game,
  GameBody,
  GameSet,
  GamesPage,
  ListQuery,
  Player,
  Pod,
  SetBody,
  SetEdit,
} from "./types";

type OneGame = { game: Game };
type OneSet = { set: GameSet };

export const getGames = (query: ListQuery = {}) =>
  pendingCall<GamesPage>("get", "/games", { query: { ...query } });
export const getPlaygroupGames = (id: string, query: ListQuery = {}) =>
  pendingCall<GamesPage>("get", "/playgroup/{id}/games", { path: { id }, query: { ...query } });
export const getRemovedGames = () =>
  pendingCall<{ games: Game[]; sets: GameSet[] }>("get", "/games/removed");
export const getPods = () => pendingCall<{ pods: Pod[]; players: Player[] }>("get", "/games/pods");

export const getGame = (id: string) => pendingCall<OneGame>("get", "/game/{id}", { path: { id } });
/** Sent again with the same id it is the same game. */
export const postGame = (body: GameBody) => pendingCall<OneGame>("post", "/game", { body });
export const putGame = (id: string, body: GameBody, version: number) =>
  pendingCall<OneGame>("put", "/game/{id}", { path: { id }, body, version });
export const deleteGame = (id: string) =>
  pendingCall<object>("delete", "/game/{id}", { path: { id } });
export const restoreGame = (id: string) =>
  pendingCall<OneGame>("put", "/game/{id}/restore", { path: { id } });
export const leaveSeat = (id: string) =>
  pendingCall<object>("delete", "/game/{id}/seat", { path: { id } });

export const postClaimLink = (id: string, seat: number) =>
  pendingCall<{ url: string; token: string; expiresAt: string }>("post", "/game/{id}/claim-link", {
    path: { id },
    body: { seat },
  });
export const getClaim = (token: string) =>
  pendingCall<{ claim: Claim }>("get", "/claim/{token}", { path: { token } });
export const postClaim = (token: string) =>
  pendingCall<OneGame>("post", "/claim/{token}", { path: { token } });

export const getSet = (id: string) => pendingCall<OneSet>("get", "/set/{id}", { path: { id } });
export const postSet = (body: SetBody) => pendingCall<OneSet>("post", "/set", { body });
export const putSet = (id: string, body: SetEdit, version: number) =>
  pendingCall<OneSet>("put", "/set/{id}", { path: { id }, body, version });
/** With its games. */
export const deleteSet = (id: string) =>
  pendingCall<object>("delete", "/set/{id}", { path: { id } });
export const restoreSet = (id: string) =>
  pendingCall<OneSet>("put", "/set/{id}/restore", { path: { id } });
