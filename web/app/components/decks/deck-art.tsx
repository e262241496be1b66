import { Art } from "~/ui/art";
import { deckColors } from "./deck-colors";

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
