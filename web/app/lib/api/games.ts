import { call } from "./call";
import type { GameBody, ListQuery, SetBody, SetEdit } from "./types";

export const getGames = (query: ListQuery = {}, signal?: AbortSignal) =>
  call("get", "/games", { query, signal });
export const getRemovedGames = (signal?: AbortSignal) => call("get", "/games/removed", { signal });
export const getPods = () => call("get", "/games/pods");

export const getGame = (id: string, signal?: AbortSignal) =>
  call("get", "/game/{id}", { path: { id }, signal });
/** Sent again with the same id it is the same game. */
export const postGame = (body: GameBody) => call("post", "/game", { body });
export const putGame = (id: string, body: GameBody, version: number) =>
  call("put", "/game/{id}", { path: { id }, body, version });
export const deleteGame = (id: string) => call("delete", "/game/{id}", { path: { id } });
export const restoreGame = (id: string) => call("put", "/game/{id}/restore", { path: { id } });
export const leaveSeat = (id: string) => call("delete", "/game/{id}/seat", { path: { id } });

export const postClaimLink = (id: string, seat: number) =>
  call("post", "/game/{id}/claim-link", { path: { id }, body: { seat } });
export const getClaim = (token: string, signal?: AbortSignal) =>
  call("get", "/claim/{token}", { path: { token }, signal });
export const postClaim = (token: string) => call("post", "/claim/{token}", { path: { token } });

export const getSet = (id: string, signal?: AbortSignal) =>
  call("get", "/set/{id}", { path: { id }, signal });
export const postSet = (body: SetBody) => call("post", "/set", { body });
export const putSet = (id: string, body: SetEdit, version: number) =>
  call("put", "/set/{id}", { path: { id }, body, version });
/** With its games. */
export const deleteSet = (id: string) => call("delete", "/set/{id}", { path: { id } });
export const restoreSet = (id: string) => call("put", "/set/{id}/restore", { path: { id } });
