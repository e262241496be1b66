import type { components, operations } from "./schema";

type Schemas = components["schemas"];
/** As the web sends it: what the server insists on is there, and an id, where there is one, is one. */
type Sent<T, Needed extends keyof T> = Omit<T, Needed | "id"> & {
  [K in Needed]-?: NonNullable<T[K]>;
} & (T extends { id?: string | null } ? { id?: string } : unknown);

type OrNull<T> = { [K in keyof T]: T[K] | null };
/** A call's query parameters; null ones are left out. */
export type QueryOf<O extends keyof operations> = OrNull<
  NonNullable<operations[O]["parameters"]["query"]>
>;

export type User = Schemas["Me"];
export type Card = Schemas["Card"];
export type Playgroup = Schemas["Playgroup"];
export type Member = Schemas["Member"];
export type Friend = Schemas["Friend"];
export type Found = Schemas["FoundUser"];
export type Person = Schemas["Person"];
/** The relation between another user and me. */
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
/** A version of a deck's list, and what changed in it. */
export type DeckListVersion = Schemas["ChangedList"];
/** Two versions, and whether the change helped. */
export type DeckListChanges = Schemas["ListChangesBody"];
export type CardChange = Schemas["CardChange"];
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
/** Who is here tonight, and what was shown to them. */
export type PodsBody = Required<Schemas["Tonight"]>;
export type PodsAnswer = Schemas["MadePodsBody"];
/** One pod, and what there is to say of it. */
export type PodFacts = Schemas["MadePod"];
export type Claim = Schemas["Claim"];

export type PlayEvent = Schemas["Event"];
export type SeatNotice = Schemas["SeatNotice"];

export type InvitationLink = Schemas["Link"];
/** Shown once, when it is made. */
export type NewLink = Schemas["MadeLink"];
export type Join = Schemas["Join"];
/** A sign-in of mine. */
export type Session = Omit<Schemas["Session"], "by"> & {
  by: "password" | "google" | "apple" | "link";
};
/** A time the group has given a name. */
export type Season = Schemas["Season"];
export type ActivityEntry = Schemas["TrailEntry"];

export type Tag = Schemas["Tag"];
export type TagColor = Schemas["TagColor"];
export type Note = Schemas["Note"];

export type NoteHit = Schemas["NoteHit"];

/** A seat at a live table by its number, from 1. */
export type SeatNo = Schemas["TableSeat"];
export type SeatColor = Schemas["TableSeatColor"];
export type TableRole = Schemas["TableRole"];
export type TableCounter = Schemas["TableCounter"];
export type TableCause = Schemas["TableCause"];
export type TableSettings = Schemas["TableSettings"];
export type TablePlace = Schemas["TablePlace"];
export type TableSetup = Schemas["TableSetup"];
/** A device's command. */
export type TableCommand = Schemas["TableCommand"];
/** One thing on the table that became another. */
export type TableChange = Schemas["TableChange"];
export type TableRoll = Schemas["TableRoll"];
/** What has happened. */
export type TableWhat = Schemas["TableWhat"];
export type TableEvent = Schemas["TableEvent"];
export type TableSpell = Schemas["TableSpell"];
export type TableTurn = Schemas["TableTurn"];
export type TableTurns = Schemas["TableTurns"];
export type TableDamage = Schemas["TableDamage"];
/** One seat's state. */
export type TableSeat = Schemas["TableSeatState"];
export type TableBoard = Schemas["TableBoard"];
export type TableElimination = Schemas["TableElimination"];
/** Why a table does not take a command. */
export type TableRefusal =
  | "not_allowed"
  | "finished"
  | "closed"
  | "open"
  | "unknown"
  | "invalid"
  | "no_change"
  | "begun"
  | "nothing_to_undo"
  | "nothing_to_redo"
  | "superseded"
  | "limit";

export type LiveTable = Schemas["LiveTable"];
export type LiveInfo = Schemas["LiveTableInfo"];
export type LiveGuest = Schemas["LiveGuest"];
export type LivePerson = Schemas["LivePerson"];
export type LiveClientMessage = Schemas["LiveClientMessage"];
export type LiveServerMessage = Schemas["LiveServerMessage"];
export type LiveBody = Sent<Schemas["NewLive"], "formatId">;
export type OfflineLiveBody = Omit<Schemas["OfflineLive"], keyof Schemas["NewLive"]> & LiveBody;
export type NewLiveGuest = Schemas["NewLiveGuest"];
export type LiveTimeline = Schemas["Timeline"];

/** The filters of every list of games, by the names the API gives them. */
export type ListQuery = QueryOf<"listGames">;

/** What tags and a note hang on. */
export interface Target {
  kind: "game" | "set";
  id: string;
}

/** Games won of games played, how sure that is, and what was to be expected. */
export type Rate = Schemas["Rate"];
export type DeckRate = Schemas["DeckRate"];
export type OpponentRate = Schemas["OpponentRate"];
/** How often one of two came before the other, of the games they met in. */
export type Facing = Schemas["Facing"] & { games: number };
/** A player in stats; deleted players have no name. */
export type Who = Schemas["Who"];
export type Records = Schemas["Records"];
export type GroupRecords = Schemas["GroupRecords"];
export type Stats = Schemas["Stats"];
export type UserStats = Schemas["StatsBody"];
export type Against = Schemas["Against"];
export type DeckStats = Schemas["DeckStatsBody"];
/** The bracket that a deck's results resemble. */
export type PlaysLike = Schemas["PlaysLike"];
export type GroupStats = Schemas["GroupStats"];
export type Versus = Schemas["Versus"];
export type Rating = Schemas["Rating"];
export type FormatRating = Schemas["FormatRating"];
/** What one game did to a rating. */
export type RatingChange = Schemas["RatingChange"];
export type Leaderboard = Schemas["LeaderboardBody"];
export type LeaderboardRow = Schemas["LeaderboardRow"];
