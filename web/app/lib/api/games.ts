import { type Carried, call } from "./call";
import type { GameBody, ListQuery, SetBody, SetEdit } from "./types";

export const getGames = (query: ListQuery = {}, signal?: AbortSignal) =>
  call("get", "/games", { query, signal });
export const getRemovedGames = (signal?: AbortSignal) => call("get", "/games/removed", { signal });
export const getPods = () => call("get", "/games/pods");

export const getGame = (id: string, signal?: AbortSignal) =>
  call("get", "/game/{id}", { path: { id }, signal });
/** Sent again with the same id it is the same game. */
export const postGame = (body: GameBody, carried?: Carried) =>
  call("post", "/game", { body, ...carried });
export const putGame = (id: string, body: GameBody, version: number, carried?: Carried) =>
  call("put", "/game/{id}", { path: { id }, body, version, ...carried });
export const deleteGame = (id: string, carried?: Carried) =>
  call("delete", "/game/{id}", { path: { id }, ...carried });
export const restoreGame = (id: string) => call("put", "/game/{id}/restore", { path: { id } });
export const leaveSeat = (id: string) => call("delete", "/game/{id}/seat", { path: { id } });

export const postClaimLink = (id: string, seat: number) =>
  call("post", "/game/{id}/claim-link", { path: { id }, body: { seat } });
export const getClaim = (token: string, signal?: AbortSignal) =>
  call("get", "/claim/{token}", { path: { token }, signal });
export const postClaim = (token: string) => call("post", "/claim/{token}", { path: { token } });

export const getSet = (id: string, signal?: AbortSignal) =>
  call("get", "/set/{id}", { path: { id }, signal });
export const postSet = (body: SetBody, carried?: Carried) =>
  call("post", "/set", { body, ...carried });
export const putSet = (id: string, body: SetEdit, version: number) =>
  call("put", "/set/{id}", { path: { id }, body, version });
/** With its games. */
export const deleteSet = (id: string, carried?: Carried) =>
  call("delete", "/set/{id}", { path: { id }, ...carried });
export const restoreSet = (id: string) => call("put", "/set/{id}/restore", { path: { id } });
