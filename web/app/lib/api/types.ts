import type { components } from "./schema";

export type * from "./pending";

type Schemas = components["schemas"];
/** As the web sends it: what the server insists on is there, and an id, where there is one, is one. */
type Sent<T, Needed extends keyof T> = Omit<T, Needed | "id"> & {
  [K in Needed]: NonNullable<T[K]>;
} & (T extends { id?: string | null } ? { id?: string } : unknown);

export type User = Schemas["Me"];
export type Card = Schemas["Card"];
export type Playgroup = Schemas["Playgroup"];
export type Member = Schemas["Member"];
export type Friend = Schemas["Friend"];
export type Found = Schemas["FoundUser"];
export type Person = Schemas["Person"];
/** How somebody and I stand. */
export type Standing = Schemas["PersonStatus"];
export type Format = Schemas["Format"];

export type Deck = Schemas["Deck"];
export type DeckPage = Schemas["DeckPage"];
export type DeckBody = Sent<Schemas["NewDeck"], "name" | "formatId">;
export type DeckRef = Schemas["DeckRef"];
export type CardName = Schemas["CardName"];
export type CardList = Schemas["CardListView"];
export type CardListProblem = Schemas["CardListProblem"];
export type CardListSummary = Schemas["Summary"];
export type CardEntry = Schemas["Entry"];
export type ListStyle = "plain" | "mtga" | "moxfield";

export type Game = Schemas["Game"];
export type Seat = Schemas["Seat"];
export type EndReason = Schemas["EndReason"];
export type SeatBody = Sent<Schemas["NewSeat"], "placement">;
export type GameBody = Omit<Sent<Schemas["NewGame"], "formatId">, "seats"> & { seats: SeatBody[] };
export type GameSet = Schemas["Set"];
export type SetBody = Omit<Sent<Schemas["NewSet"], "formatId">, "games"> & { games?: GameBody[] };
export type SetEdit = Sent<Schemas["SetChange"], "formatId" | "closed">;
export type Pod = Schemas["Pod"];
export type PodSeat = Schemas["PodSeat"];
export type Player = Schemas["PodPlayer"];
export type Claim = Schemas["Claim"];

export type PlayEvent = Schemas["Event"];
export type SeatNotice = Schemas["SeatNotice"];

export type InvitationLink = Schemas["Link"];
/** Shown once, when it is made. */
export type NewLink = Schemas["MadeLink"];
export type Join = Schemas["Join"];
export type TrailEntry = Schemas["TrailEntry"];

export type Tag = Schemas["Tag"];
export type TagColor = Schemas["TagColor"];
export type Note = Schemas["Note"];

export type NoteHit = Schemas["NoteHit"];

/** The filters of every list of games, by the names the API gives them. */
export interface ListQuery {
  /** Milliseconds since 1970: only what is older. */
  timestamp?: number | null;
  formatid?: string;
  subformatid?: string;
  tagid?: string;
  playgroupid?: string;
  deckid?: string;
  q?: string;
}

/** What tags and a note hang on. */
export interface Target {
  kind: "game" | "set";
  id: string;
}
