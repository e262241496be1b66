import { pendingCall } from "./call";
import type {
  CardList,
  CardListProblem,
  CardName,
  Deck,
  DeckBody,
  DeckPage,
  ListQuery,
  ListStyle,
} from "./types";
import { upload } from "./upload";

type OneDeck = { deck: Deck };

export const getArchivedDecks = () => pendingCall<{ decks: Deck[] }>("get", "/user/decks/archived");
export const getDecksOf = (id: string) =>
  pendingCall<{ decks: Deck[] }>("get", "/user/{id}/decks", { path: { id } });

export const getDeck = (id: string, query: ListQuery = {}) =>
  pendingCall<DeckPage>("get", "/deck/{id}", { path: { id }, query: { ...query } });
export const postDeck = (body: DeckBody) => pendingCall<OneDeck>("post", "/deck", { body });
/** Without a version the edit is not checked against others. */
export const putDeck = (id: string, body: DeckBody, version?: number) =>
  pendingCall<OneDeck>("put", "/deck/{id}", { path: { id }, body, version });
export const putBracket = (id: string, bracket: number | null) =>
  pendingCall<OneDeck>("put", "/deck/{id}/bracket", { path: { id }, body: { bracket } });

export const archiveDeck = (id: string) =>
  pendingCall<OneDeck>("delete", "/deck/{id}", { path: { id } });
export const restoreDeck = (id: string) =>
  pendingCall<OneDeck>("put", "/deck/{id}/restore", { path: { id } });
export const deleteDeck = (id: string) =>
  pendingCall<object>("delete", "/deck/{id}/permanently", { path: { id } });

export function postDeckPicture(id: string, picture: Blob, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append("picture", picture, "picture");
  return upload(`/deck/${id}/picture`, form, onProgress) as Promise<OneDeck>;
}
export const deleteDeckPicture = (id: string) =>
  pendingCall<OneDeck>("delete", "/deck/{id}/picture", { path: { id } });

/** An empty text takes the list away. */
export const putCards = (id: string, text: string) =>
  pendingCall<OneDeck & { list: CardList | null; problems: CardListProblem[] }>(
    "put",
    "/deck/{id}/cards",
    { path: { id }, body: { text } },
  );
export const getCards = (id: string, style: ListStyle) =>
  pendingCall<{ text: string }>("get", "/deck/{id}/cards", { path: { id }, query: { style } });
/** What a pasted text would become; saves nothing. */
export const parseCards = (text: string) =>
  pendingCall<{ list: CardList; problems: CardListProblem[] }>("post", "/cards/parse", {
    body: { text },
  });
export const searchCards = (q: string) =>
  pendingCall<{ cards: CardName[]; available: boolean }>("get", "/cards/search", { query: { q } });
