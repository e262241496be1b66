import type { CardEntry, CardListSummary } from "~/lib/api/types";

export type Section = CardEntry["section"];
export type CardType = keyof CardListSummary["types"];

const sections: readonly Section[] = ["commander", "companion", "main", "sideboard", "maybeboard"];

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

export function typeOf(typeLine: string): CardType {
  // Of a card with two faces the front one counts.
  const front = typeLine.split(" // ")[0]?.toLowerCase() ?? "";
  return byWeight.find((type) => front.includes(type)) ?? "other";
}

export interface CardGroup {
  section: Section;
  /** Null where the section is not split by type. */
  type: CardType | null;
  total: number;
  entries: CardEntry[];
}

const totalOf = (entries: readonly CardEntry[]) =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

const byName = (a: CardEntry, b: CardEntry) => a.name.localeCompare(b.name);

/** A card's copies of several printings are one line. */
function merged(entries: readonly CardEntry[]): CardEntry[] {
  const byCard = new Map<string, CardEntry>();
  for (const entry of entries) {
    const known = byCard.get(entry.name);
    byCard.set(entry.name, known ? { ...known, quantity: known.quantity + entry.quantity } : entry);
  }
  return [...byCard.values()];
}

const group = (section: Section, type: CardType | null, entries: CardEntry[]): CardGroup => ({
  section,
  type,
  total: totalOf(entries),
  entries: entries.toSorted(byName),
});

/** The list as it is shown: by section, the main deck by type where the types are known. */
export function cardGroups(entries: readonly CardEntry[]): CardGroup[] {
  return sections.flatMap((section) => {
    const here = merged(entries.filter((entry) => entry.section === section));
    if (here.length === 0) return [];
    if (section !== "main" || here.every(({ typeLine }) => typeLine === null)) {
      return [group(section, null, here)];
    }
    return cardTypes.flatMap((type) => {
      const ofType = here.filter(({ typeLine }) => typeOf(typeLine ?? "") === type);
      return ofType.length > 0 ? [group(section, type, ofType)] : [];
    });
  });
}

/** How many cards each section holds, empty ones left out. */
export const sectionTotals = (
  entries: readonly CardEntry[],
): { section: Section; total: number }[] =>
  sections
    .map((section) => ({
      section,
      total: totalOf(entries.filter((entry) => entry.section === section)),
    }))
    .filter(({ total }) => total > 0);
