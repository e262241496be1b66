import { type DeckColor, deckColors } from "~/components/decks/deck-colors";
import type { CardList, Format } from "~/lib/api/types";
import { knownCard } from "../known-card";
import type { DeckForm } from "./fields";

interface Choice {
  formatId: string;
  subformatId: string | null;
}

/** The commanders that a list names; a deck has at most two. */
export const commandersOf = ({ entries }: Pick<CardList, "entries">): string[] =>
  entries
    .filter(({ section }) => section === "commander")
    .map(({ name }) => name)
    .slice(0, 2);

/** "Atraxa" of "Atraxa, Praetors' Voice": what players call a deck by. */
const called = (name: string) => name.split(/,| \/\/ /)[0] ?? name;

/** Its color identity; without a card database the colors of its cards, as far as they are known. */
function colorsOf({ entries, colorIdentity }: CardList): DeckColor[] {
  if (colorIdentity) return deckColors({ colors: colorIdentity });
  const played = entries.filter(({ section }) => section === "commander" || section === "main");
  return deckColors({ colors: played.flatMap((entry) => knownCard(entry).identity) });
}

type Kind = "commander" | "limited" | "constructed";

/** What a list shows of its format, if anything. */
function kindOf({ entries, total }: CardList): Kind | null {
  // Sixty cards with a commander are played in several formats.
  if (commandersOf({ entries }).length > 0) return total > 62 || total < 58 ? "commander" : null;
  if (total >= 40 && total <= 45) return "limited";
  const copies = entries.some(
    (entry) => entry.section === "main" && entry.quantity > 1 && !knownCard(entry).basic,
  );
  return copies && total >= 60 ? "constructed" : null;
}

function fits(format: Format, kind: Kind): boolean {
  const commands = format.brackets || format.commanderDamage !== null;
  if (kind === "commander") return commands;
  return !commands && (format.key === "limited") === (kind === "limited");
}

/** The format played last that such a list fits; where none does, the first that it surely fits. */
function formatOf(list: CardList, usual: readonly Choice[], formats: readonly Format[]): Choice {
  const [first = { formatId: formats[0]?.id ?? "", subformatId: null }] = usual;
  const kind = kindOf(list);
  if (!kind) return first;
  const fitting = formats.filter((format) => fits(format, kind));
  const played = usual.find(({ formatId }) => fitting.some(({ id }) => id === formatId));
  // Which of the formats of sixty cards it is, no list shows.
  const sure = kind === "constructed" ? undefined : fitting[0];
  return played ?? (sure ? { formatId: sure.id, subformatId: null } : first);
}

interface Known {
  /** The formats of one's decks, last played first. */
  usual: readonly Choice[];
  formats: readonly Format[];
  /** The name of the file it came in. */
  file?: string;
}

/** What a list says of its deck: what the form starts from, until something else is typed. */
export function formFromList(list: CardList, { usual, formats, file }: Known): Partial<DeckForm> {
  const commanders = commandersOf(list);
  const [first = "", second = ""] = commanders;
  const { formatId, subformatId } = formatOf(list, usual, formats);
  const name = list.name || commanders.map(called).join(" & ") || file || "";
  return {
    name: name.slice(0, 100),
    formatId,
    subformatId: subformatId ?? "",
    commanders: [first, second],
    colors: colorsOf(list),
  };
}
