import type { CardEntry } from "~/lib/api/types";
import { type CardType, knownCard } from "./known-card";

export type Section = CardEntry["section"];

const sections: readonly Section[] = ["commander", "companion", "main", "sideboard", "maybeboard"];

/** In the order players lay them out. */
export const cardTypes: readonly CardType[] = [
  "creature",
  "planeswalker",
  "battle",
  "instant",
  "sorcery",
  "artifact",
  "enchantment",
  "land",
  "other",
];

/** The main deck by the types of its cards, or by its owner's own groups. */
export type Grouping = "type" | "own";

/** Groups within a section: a type, the owner's own word, or basic lands. */
type Within = { type: CardType } | { own: string } | { basics: true };

export interface CardGroup {
  section: Section;
  /** Null where the section is not split. */
  within: Within | null;
  total: number;
  entries: CardEntry[];
}

const totalOf = (entries: readonly CardEntry[]) =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** As players lay cards out: the cheapest first, where that is known, then by name. */
const byCost = (a: CardEntry, b: CardEntry) =>
  (knownCard(a).manaValue ?? 0) - (knownCard(b).manaValue ?? 0) || a.name.localeCompare(b.name);

const inSection = (entries: readonly CardEntry[], wanted: Section) =>
  entries.filter(({ section }) => section === wanted);

/** A card's copies of several printings are one line. */
function merged(entries: readonly CardEntry[]): CardEntry[] {
  const byCard = new Map<string, CardEntry>();
  for (const entry of entries) {
    const known = byCard.get(entry.name);
    byCard.set(entry.name, known ? { ...known, quantity: known.quantity + entry.quantity } : entry);
  }
  return [...byCard.values()];
}

/** One group, or none where it would be empty. */
const group = (section: Section, within: Within | null, entries: CardEntry[]): CardGroup[] =>
  entries.length > 0
    ? [{ section, within, total: totalOf(entries), entries: entries.toSorted(byCost) }]
    : [];

const byType = (main: CardEntry[]): CardGroup[] =>
  cardTypes.flatMap((type) =>
    group(
      "main",
      { type },
      main.filter((entry) => (knownCard(entry).type ?? "other") === type),
    ),
  );

/** The owner's groups in the list's order, then what is in none of them, then the basic lands. */
function byOwnGroup(main: CardEntry[]): CardGroup[] {
  const cards = main.map((entry) => ({ entry, ...knownCard(entry) }));
  const of = (wanted: (card: (typeof cards)[number]) => boolean) =>
    cards.filter(wanted).map(({ entry }) => entry);
  const names = [...new Set(cards.map((card) => card.group))].filter((name) => name !== null);
  return [
    ...names.flatMap((own) =>
      group(
        "main",
        { own },
        of((card) => card.group === own),
      ),
    ),
    ...group(
      "main",
      names.length > 0 ? { type: "other" } : null,
      of((card) => card.group === null && !card.basic),
    ),
    ...group(
      "main",
      { basics: true },
      of((card) => card.group === null && card.basic),
    ),
  ];
}

/** How the main deck can be grouped, the most telling way first; none where its list says nothing. */
export function groupings(entries: readonly CardEntry[]): Grouping[] {
  const cards = inSection(entries, "main").map(knownCard);
  const told = cards.filter(({ basic }) => !basic);
  const typed = told.filter(({ type }) => type !== null);
  const found: Grouping[] = [];
  // Where most types are unknown, they would all be "other cards".
  if (typed.length > 0 && typed.length * 2 >= told.length) found.push("type");
  if (cards.some((card) => card.group !== null)) found.push("own");
  return found;
}

/** The list as it is shown: by section, and the main deck by what is known of its cards. */
export const cardGroups = (
  entries: readonly CardEntry[],
  by: Grouping | undefined = groupings(entries)[0],
): CardGroup[] =>
  sections.flatMap((section) => {
    const here = merged(inSection(entries, section));
    if (section !== "main") return group(section, null, here);
    return by === "type" ? byType(here) : byOwnGroup(here);
  });

/** How many cards each section holds, empty ones left out. */
export const sectionTotals = (
  entries: readonly CardEntry[],
): { section: Section; total: number }[] =>
  sections
    .map((section) => ({ section, total: totalOf(inSection(entries, section)) }))
    .filter(({ total }) => total > 0);
