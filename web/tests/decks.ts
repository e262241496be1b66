import type { CardEntry, CardList, Deck, Format } from "~/lib/api/types";

const rules = {
  startingLife: 40,
  minPlayers: 2,
  maxPlayers: 6,
  commanderDamage: 21,
  poison: 10,
  brackets: true,
};

export const commander: Format = {
  ...rules,
  id: "commander",
  key: "commander",
  name: "Commander",
  subformats: [{ ...rules, id: "casual", key: "casual", name: "Casual" }],
};

export const modern: Format = {
  ...commander,
  id: "modern",
  key: "modern",
  name: "Modern",
  commanderDamage: null,
  brackets: false,
  subformats: [],
};

/** A deck that nothing is known of but its name. */
export const aDeck = (name: string, more: Partial<Deck> = {}): Deck => ({
  id: name,
  ownerId: "me",
  name,
  formatId: commander.id,
  subformatId: null,
  commanders: [],
  colors: [],
  bracket: null,
  description: "",
  link: null,
  picture: null,
  archivedAt: null,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  lastPlayed: null,
  record: { games: 0, wins: 0 },
  version: 1,
  cardCount: 0,
  listChangedAt: null,
  ...more,
});

/** A card of the main deck that nothing is known of but its name. */
export const aCard = (name: string, more: Partial<CardEntry> = {}): CardEntry => ({
  section: "main",
  quantity: 1,
  name,
  set: null,
  number: null,
  finish: null,
  categories: [],
  known: null,
  typeLine: null,
  manaValue: null,
  colors: null,
  manaCost: null,
  image: null,
  ...more,
});

/** A list of these cards, read without a card database. */
export const aList = (entries: CardEntry[], more: Partial<CardList> = {}): CardList => ({
  name: null,
  entries,
  problems: [],
  total: entries.reduce((sum, { quantity }) => sum + quantity, 0),
  summary: null,
  colorIdentity: null,
  gameChangers: [],
  suggestedBracket: { atLeast: 1, why: "none" },
  ...more,
});
