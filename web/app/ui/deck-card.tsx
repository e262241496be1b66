import { Link } from "react-router";
import { Pattern } from "./pattern";
import { type CardColor, Pips } from "./pips";

interface DeckCardProps {
  to: string;
  name: string;
  colors: readonly CardColor[];
  /** Address of the picture; without one the name and colours make a pattern. */
  picture?: string | null;
  /** How it did, in words. */
  record: string;
}

/** A deck by its art: the picture carries it, the words stand below. */
export const DeckCard = ({ to, name, colors, picture, record }: DeckCardProps) => (
  <Link
    to={to}
    className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-surface-raised transition-colors hover:border-line-strong"
  >
    <span className="block aspect-16/9 overflow-hidden">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Pattern
          name={name}
          colors={colors}
          className="size-full transition-transform duration-(--duration-calm) group-hover:scale-105"
        />
      )}
    </span>
    <span className="grid content-start gap-1 p-3">
      <span className="font-display leading-snug font-bold">{name}</span>
      <Pips colors={colors} size="sm" />
      <span className="text-sm text-text-muted tabular-nums">{record}</span>
    </span>
  </Link>
);
