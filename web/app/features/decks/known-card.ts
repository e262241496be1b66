import { type DeckColor, deckColors } from "~/components/decks/deck-colors";
import type { CardEntry, CardListSummary } from "~/lib/api/types";
import { folded } from "~/lib/text";

export type CardType = keyof CardListSummary["types"];

/** What is known of a card; null where nothing says it. */
export interface KnownCard {
  type: CardType | null;
  /** A basic land, known by its name alone. */
  basic: boolean;
  colors: DeckColor[] | null;
  /** The colors it stands for in a deck: its own, or those that a basic land is for. */
  identity: DeckColor[];
  /** None of a land. */
  manaValue: number | null;
  /** The owner's own word for what it does in the deck. */
  group: string | null;
}

/** In the order a type line is read: an artifact creature is a creature, a creature land a land. */
const byWeight: readonly CardType[] = [
  "land",
  "creature",
  "planeswalker",
  "battle",
  "instant",
  "sorcery",
  "artifact",
  "enchantment",
];

export function typeOf(typeLine: string): CardType {
  // Of a card with two faces the front one counts.
  const front = typeLine.split(" // ")[0]?.toLowerCase() ?? "";
  return byWeight.find((type) => front.includes(type)) ?? "other";
}

/** The groups of a list that are types, in both languages, folded. */
const typeWords: readonly [CardType, RegExp][] = [
  ["creature", /^creatures?$/],
  ["planeswalker", /^planeswalkers?$/],
  ["battle", /^(battle|bataille)s?$/],
  ["instant", /^(instant|ephemere)s?$/],
  ["sorcery", /^(sorcery|sorceries|rituels?)$/],
  ["artifact", /^art[ei]facts?$/],
  ["enchantment", /^enchante?ments?$/],
  ["land", /^(land|terrain)s?$/],
];

const typeNamed = (group: string): CardType | undefined =>
  typeWords.find(([, word]) => word.test(folded(group.trim())))?.[0];

/** The basic lands and the color each is for, folded. */
const basics = new Map<string, DeckColor | null>([
  ["plains", "W"],
  ["plaine", "W"],
  ["island", "U"],
  ["ile", "U"],
  ["swamp", "B"],
  ["marais", "B"],
  ["mountain", "R"],
  ["montagne", "R"],
  ["forest", "G"],
  ["foret", "G"],
  ["wastes", null],
]);

/**
 * The one place that says what is known of a card: by the card database first, then by the groups of the list
 * itself, then by a name that every player knows.
 */
export function knownCard(entry: CardEntry): KnownCard {
  const { name, typeLine, manaValue, categories } = entry;
  const basicColor = basics.get(folded(name).replace("snow-covered ", ""));
  const basic = basicColor !== undefined;
  const byList = categories.map(typeNamed).find((type) => type !== undefined);
  const type = typeLine === null ? (byList ?? (basic ? "land" : null)) : typeOf(typeLine);
  const colors = entry.colors && deckColors({ colors: entry.colors });
  return {
    type,
    basic,
    colors,
    identity: basicColor ? [basicColor] : (colors ?? []),
    manaValue: type === "land" ? null : manaValue,
    group: categories.find((group) => !typeNamed(group)) ?? null,
  };
}
