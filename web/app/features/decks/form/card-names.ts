import { useEffect, useState } from "react";
import { type DeckColor, deckColors } from "~/components/decks/deck-colors";
import { searchCards } from "~/lib/api/decks";
import type { CardName } from "~/lib/api/types";
import { folded } from "~/lib/text";

const asked = new Map<string, Promise<CardName[]>>();
/** No card catalog is imported: stop asking. */
let absent = false;

/** Cards whose names go on like this. A comfort: where it fails, nothing is offered. */
function namesLike(typed: string): Promise<CardName[]> {
  const q = folded(typed.trim());
  if (absent || q.length < 2) return Promise.resolve([]);
  const known = asked.get(q);
  if (known) return known;
  const asking = searchCards(q).then(
    ({ cards, available }) => {
      absent = !available;
      return cards;
    },
    () => {
      asked.delete(q);
      return [];
    },
  );
  asked.set(q, asking);
  return asking;
}

const pause = 150;
const none: CardName[] = [];

/** What to offer while a card's name is typed. */
export function useCardNames(typed: string): CardName[] {
  const [found, setFound] = useState({ of: "", cards: none });
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const cards = await namesLike(typed);
      if (wanted) setFound({ of: typed, cards });
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed]);
  // A name typed to its end needs no offer.
  const finished = found.cards.length === 1 && found.cards[0]?.name === typed;
  return typed === "" || finished ? none : found.cards;
}

async function identityOf(names: string[]): Promise<DeckColor[] | null> {
  const cards = await Promise.all(
    names.map(async (name) =>
      (await namesLike(name)).find((card) => folded(card.name) === folded(name)),
    ),
  );
  if (cards.length === 0 || cards.includes(undefined)) return null;
  return deckColors({ colors: cards.flatMap((card) => card?.colorIdentity ?? []) });
}

/** The colours that the commanders together allow; null while any of them is not known. */
export function useIdentity(commanders: readonly string[]): DeckColor[] | null {
  const key = commanders
    .map((name) => name.trim())
    .filter(Boolean)
    .join("\n");
  const [found, setFound] = useState<{ of: string; colors: DeckColor[] | null }>();
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const colors = await identityOf(key ? key.split("\n") : []);
      if (wanted) setFound({ of: key, colors });
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return found?.of === key ? found.colors : null;
}
