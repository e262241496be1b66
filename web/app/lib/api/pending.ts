// The shapes of calls that the generated schema does not have yet.
export interface Card {
  id: string;
  username: string;
  firstname: string;
  picture: string | null;
}
export type Color = "W" | "U" | "B" | "R" | "G";
export interface Deck {
  id: string;
  ownerId: string;
  name: string;
  formatId: string;
  subformatId: string | null;
  commanders: string[];
  colors: Color[];
  bracket: number | null;
  description: string;
  link: string | null;
  picture: string | null;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
  lastPlayed: string | null;
  record: { games: number; wins: number };
  version: number;
  /** Commander, companion and main; 0 where there is no list. */
  cardCount: number;
  listChangedAt: string | null;
}
export interface DeckBody {
  id?: string;
  name: string;
  formatId: string;
  subformatId?: string | null;
  commanders?: string[];
  colors?: Color[];
  bracket?: number | null;
  description?: string;
  link?: string | null;
}
export type Section = "commander" | "companion" | "main" | "sideboard" | "maybeboard";
export interface CardEntry {
  section: Section;
  quantity: number;
  name: string;
  set: string | null;
  number: string | null;
  finish: "foil" | "etched" | "altered" | null;
  categories: string[];
  /** Null without a card catalogue. */
  known: boolean | null;
  typeLine: string | null;
  manaValue: number | null;
  colors: string[] | null;
}
export type CardType =
  | "creature"
  | "planeswalker"
  | "battle"
  | "instant"
  | "sorcery"
  | "artifact"
  | "enchantment"
  | "land"
  | "other";
export interface CardListSummary {
  /** Mana values 0 to 6, and 7 or more. */
  curve: number[];
  colors: Record<Color | "C", number>;
  types: Record<CardType, number>;
  unknown: number;
  averageManaValue: number;
}
export interface CardListProblem {
  line: number;
  text: string;
  reason: string;
  message: string;
}
export interface CardList {
  name: string | null;
  entries: CardEntry[];
  problems: CardListProblem[];
  total: number;
  summary: CardListSummary | null;
  gameChangers: string[];
  suggestedBracket: { atLeast: number; why: "none" | "few" | "many" };
}
export type ListStyle = "plain" | "mtga" | "moxfield";
export interface CardName {
  name: string;
  manaValue: number;
  colors: string[];
  colorIdentity: string[];
  typeLine: string;
}
export type EndReason =
  | "combat"
  | "commanderDamage"
  | "combo"
  | "mill"
  | "poison"
  | "lifeLoss"
  | "alternative"
  | "concession"
  | "time"
  | "other";
export interface Seat {
  seat: number;
  userId: string | null;
  guestName: string | null;
  username: string | null;
  firstname: string | null;
  picture: string | null;
  deckId: string | null;
  deckName: string | null;
  commanders: string[];
  colors: Color[];
  bracket: number | null;
  placement: number;
  finalLife: number | null;
  eliminatedTurn: number | null;
  eliminatedBy: number | null;
  mulligans: number | null;
}
export type TagColor = "amber" | "teal" | "rose" | "violet" | "blue" | "green" | "slate";
export interface Tag {
  id: string;
  name: string;
  color: TagColor;
  uses: number;
}
export interface Note {
  id: string;
  gameId: string | null;
  setId: string | null;
  content: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}
export interface Game {
  id: string;
  setId: string | null;
  playgroupId: string | null;
  eventId: string | null;
  formatId: string;
  subformatId: string | null;
  startedAt: string | null;
  endedAt: string;
  turns: number | null;
  endReason: EndReason | null;
  recordedBy: string | null;
  recordedAt: string;
  version: number;
  seats: Seat[];
  tags: Tag[];
  note: Note | null;
  live: boolean;
  playgroupName: string | null;
  mayEdit: boolean;
  removedAt: string | null;
}
export interface SeatBody {
  userId?: string | null;
  guestName?: string | null;
  deckId?: string | null;
  deckName?: string | null;
  placement: number;
  finalLife?: number | null;
  eliminatedTurn?: number | null;
  eliminatedBy?: number | null;
  mulligans?: number | null;
}
export interface GameBody {
  id?: string;
  setId?: string | null;
  playgroupId?: string | null;
  formatId: string;
  subformatId?: string | null;
  startedAt?: string | null;
  endedAt?: string | null;
  turns?: number | null;
  endReason?: EndReason | null;
  seats: SeatBody[];
  tags?: string[];
  note?: string | null;
}
export interface GameSet {
  id: string;
  playgroupId: string | null;
  playgroupName: string | null;
  formatId: string;
  subformatId: string | null;
  /** Null where it is open-ended. */
  bestOf: number | null;
  startedAt: string;
  closedAt: string | null;
  /** Oldest first; empty in lists. */
  games: Game[];
  gamesCount: number;
  score: {
    userId: string | null;
    guestName: string | null;
    username: string | null;
    wins: number;
  }[];
  /** Index in `score`. */
  winner: number | null;
  tags: Tag[];
  note: Note | null;
  recordedBy: string | null;
  version: number;
  mayEdit: boolean;
  removedAt: string | null;
}
export interface SetBody {
  id?: string;
  playgroupId?: string | null;
  formatId: string;
  subformatId?: string | null;
  bestOf?: number | null;
  startedAt?: string | null;
  games?: GameBody[];
}
export interface SetEdit {
  playgroupId?: string | null;
  formatId: string;
  subformatId?: string | null;
  bestOf?: number | null;
  closed: boolean;
}
export interface DeckRef {
  id: string;
  name: string;
  colors: Color[];
  bracket: number | null;
  picture: string | null;
  formatId: string;
}
export type Player = Card & { lastDeck: DeckRef | null };
export interface PodSeat {
  userId: string | null;
  guestName: string | null;
  username: string | null;
  firstname: string | null;
  picture: string | null;
  deck: DeckRef | null;
  deckName: string | null;
}
export interface Pod {
  formatId: string;
  subformatId: string | null;
  playgroupId: string | null;
  endedAt: string;
  setId: string | null;
  seats: PodSeat[];
}
export interface Claim {
  guestName: string;
  seat: number;
  endedAt: string;
  formatId: string;
  players: string[];
  recordedBy: Card | null;
  deckName: string | null;
  expiresAt: string;
}
export interface GamesPage {
  games: Game[];
  /** Those the games belong to, without their games. */
  sets: GameSet[];
  /** The cursor of the next page. */
  next: number | null;
}
export interface DeckPage extends GamesPage {
  deck: Deck;
  owner: Card;
  list: CardList | null;
}
export interface NoteHit extends Note {
  snippet: { text: string; hit: boolean }[];
  game: Game | null;
  set: GameSet | null;
}
export interface NotesPage {
  notes: NoteHit[];
  next: number | null;
}
