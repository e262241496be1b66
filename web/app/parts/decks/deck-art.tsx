import { useState } from "react";
import { cx } from "~/ui/cx";
import { Pattern } from "~/ui/pattern";
import { deckColors } from "./deck-colors";

interface DeckArtProps {
  deck: { name: string; colors: readonly string[]; picture: string | null };
  /** How many cells a stand-in has across and down; fewer where it is small. */
  columns?: number;
  rows?: number;
  className?: string;
}

/** A deck's picture, or a pattern of its name and colours. Decoration: the name stands beside it. */
export function DeckArt({ deck, columns, rows, className }: DeckArtProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { name, picture } = deck;
  if (!picture || picture === broken) {
    const colors = deckColors(deck);
    return (
      <Pattern name={name} colors={colors} columns={columns} rows={rows} className={className} />
    );
  }
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(picture)}
      className={cx("object-cover", className)}
    />
  );
}
