import { cx } from "~/ui/cx";
import { Pips } from "~/ui/pips";
import { BracketBadge } from "./bracket-badge";
import { deckColors } from "./deck-colors";
import { DeckArt } from "./deck-tile";

interface DeckRefLineProps {
  deck: {
    name: string;
    colors: readonly string[];
    bracket: number | null;
    picture: string | null;
  };
  className?: string;
}

/** A deck in one line: small art, name, colours, bracket. The caller makes it a link or a choice. */
export const DeckRefLine = ({ deck, className }: DeckRefLineProps) => (
  <span className={cx("flex min-w-0 items-center gap-2.5", className)}>
    <DeckArt deck={deck} columns={3} rows={3} className="size-9 shrink-0 rounded-sm" />
    <span className="min-w-0 flex-1 truncate">{deck.name}</span>
    <Pips colors={deckColors(deck)} size="sm" className="shrink-0" />
    {deck.bracket !== null && (
      <span className="shrink-0 max-sm:hidden">
        <BracketBadge bracket={deck.bracket} />
      </span>
    )}
  </span>
);
