import { call, type Result } from "./call";
import type { DeckBody, ListQuery, ListStyle } from "./types";
import { uploadPicture } from "./upload";

export const getArchivedDecks = (signal?: AbortSignal) =>
  call("get", "/user/decks/archived", { signal });
export const getDecksOf = (id: string, signal?: AbortSignal) =>
  call("get", "/user/{id}/decks", { path: { id }, signal });

export const getDeck = (id: string, query: ListQuery = {}, signal?: AbortSignal) =>
  call("get", "/deck/{id}", { path: { id }, query, signal });
export const postDeck = (body: DeckBody) => call("post", "/deck", { body });
/** Without a version the edit is not checked against others. */
export const putDeck = (id: string, body: DeckBody, version?: number) =>
  call("put", "/deck/{id}", { path: { id }, body, version });
export const putBracket = (id: string, bracket: number | null) =>
  call("put", "/deck/{id}/bracket", { path: { id }, body: { bracket } });

export const archiveDeck = (id: string) => call("delete", "/deck/{id}", { path: { id } });
export const restoreDeck = (id: string) => call("put", "/deck/{id}/restore", { path: { id } });
export const deleteDeck = (id: string) =>
  call("delete", "/deck/{id}/permanently", { path: { id } });

export const postDeckPicture = (id: string, picture: Blob, onProgress: (share: number) => void) =>
  uploadPicture(`/deck/${id}/picture`, picture, onProgress) as Promise<
    Result<"post", "/deck/{id}/picture">
  >;
export const deleteDeckPicture = (id: string) =>
  call("delete", "/deck/{id}/picture", { path: { id } });

/** An empty text takes the list away. */
export const putCards = (id: string, text: string) =>
  call("put", "/deck/{id}/cards", { path: { id }, body: { text } });
export const getCards = (id: string, style: ListStyle, signal?: AbortSignal) =>
  call("get", "/deck/{id}/cards", { path: { id }, query: { style }, signal });
/** The versions of the list, newest first. */
export const getLists = (id: string, timestamp: number | null, signal?: AbortSignal) =>
  call("get", "/deck/{id}/lists", { path: { id }, query: { timestamp }, signal });
export const getList = (id: string, number: number, style: ListStyle, signal?: AbortSignal) =>
  call("get", "/deck/{id}/lists/{number}", { path: { id, number }, query: { style }, signal });
/** What changed from one version to another, and whether it helped. */
export const getListChanges = (id: string, from: number, number: number, signal?: AbortSignal) =>
  call("get", "/deck/{id}/lists/{number}/changes", {
    path: { id, number },
    query: { from },
    signal,
  });
/** What a pasted text would become; saves nothing. */
export const parseCards = (text: string) => call("post", "/cards/parse", { body: { text } });
export const searchCards = (q: string) => call("get", "/cards/search", { query: { q } });
