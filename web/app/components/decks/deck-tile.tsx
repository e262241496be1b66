import { memo } from "react";
import { Link } from "react-router";
import { deckPath } from "~/components/paths";
import type { Deck } from "~/lib/api/types";
import { perLang, useLocalePath, useMessages } from "~/lib/i18n";
import { Art } from "~/ui/art";
import { Pips } from "~/ui/pips";
import { BracketBadge } from "./bracket-badge";
import { deckColors, deckPips } from "./deck-colors";
import { decksMessages } from "./messages";

const percent = perLang((lang) => new Intl.NumberFormat(lang, { style: "percent" }));

interface DeckRecordProps {
  record: { games: number; wins: number };
}

/** Games won of games played, and the rate; a rate is never shown without its count. */
export function DeckRecord({ record: { games, wins } }: DeckRecordProps) {
  const { t, lang } = useMessages(decksMessages);
  if (games === 0) return t("notPlayed");
  const rate = percent(lang).format(wins / games);
  return (
    <span className="inline-flex flex-wrap gap-x-2 tabular-nums">
      <span>{t("record", { wins, count: games })}</span>{" "}
      <span className="font-semibold">{rate}</span>
    </span>
  );
}

interface DeckArtProps {
  deck: { name: string; colors: readonly string[]; picture: string | null };
  /** How many cells a stand-in has across and down; fewer where it is small. */
  columns?: number;
  rows?: number;
  className?: string;
}

/** A deck's picture, or a pattern of its name and colours. Decoration: the name stands beside it. */
export const DeckArt = ({ deck, ...rest }: DeckArtProps) => (
  <Art name={deck.name} picture={deck.picture} colors={deckColors(deck)} {...rest} />
);

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
