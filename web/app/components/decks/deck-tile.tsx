import { memo } from "react";
import { Link } from "react-router";
import type { Deck } from "~/lib/api/types";
import { useLocalePath } from "~/lib/i18n";
import { Pips } from "~/ui/pips";
import { deckPath } from "../paths";
import { BracketBadge } from "./bracket-badge";
import { DeckArt } from "./deck-art";
import { deckPips } from "./deck-colors";
import { DeckRecord } from "./deck-record";

/** A deck by its art, the words below; all of it leads to the deck's page. */
export const DeckTile = memo(function DeckTile({ deck }: { deck: Deck }) {
  const to = useLocalePath();
  return (
    <Link
      to={to(deckPath(deck))}
      className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-surface-raised transition-colors hover:border-line-strong"
    >
      <span className="block aspect-16/9 overflow-hidden">
        <DeckArt
          deck={deck}
          className="size-full transition-transform duration-(--duration-calm) group-hover:scale-105"
        />
      </span>
      <span className="grid min-w-0 content-start gap-1.5 p-3">
        <span className="line-clamp-2 font-display leading-snug font-bold wrap-anywhere">
          {deck.name}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Pips colors={deckPips(deck)} size="sm" />
          <BracketBadge bracket={deck.bracket} />
        </span>
        <span className="text-sm text-text-muted">
          <DeckRecord record={deck.record} />
        </span>
      </span>
    </Link>
  );
});
