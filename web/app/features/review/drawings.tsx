import { cx } from "~/ui/cx";
import { type CardColor, Pip } from "~/ui/pips";
import type { Highlight } from "./highlights";

// The pictures of the tiles, with the same in words for screen readers.

const most = (games: readonly number[]) => Math.max(1, ...games);

/** The side of a shape whose area stands for its share. */
const sideOf = (share: number, least: number) => `${100 * Math.max(least, Math.sqrt(share))}%`;

export function Drawing({ highlight }: { highlight: Highlight }) {
  switch (highlight.kind) {
    case "colors":
      return <Colors text={highlight.text} colors={highlight.colors} />;
    case "months":
      return <Months text={highlight.text} games={highlight.games} />;
    case "weekday":
      return <Weekdays text={highlight.text} games={highlight.games} />;
    default:
      return null;
  }
}

interface ColorsProps {
  text: string;
  colors: readonly { color: CardColor; games: number }[];
}

function Colors({ text, colors }: ColorsProps) {
  const largest = most(colors.map(({ games }) => games));
  return (
    <span role="img" aria-label={text} className="flex items-end gap-1">
      {colors.map(({ color, games }) => (
        <span key={color} className="flex max-w-16 flex-1 justify-center">
          <span style={{ width: sideOf(games / largest, 0.35) }}>
            <Pip color={color} />
          </span>
        </span>
      ))}
    </span>
  );
}

interface GamesProps {
  text: string;
  games: readonly number[];
}

function Months({ text, games }: GamesProps) {
  const largest = most(games);
  return (
    <span role="img" aria-label={text} className="flex h-12 items-end gap-1 @4xl:h-20">
      {games.map((count, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year.
          key={at}
          className={cx(
            "min-h-0.5 flex-1 rounded-t-sm",
            count === largest ? "bg-accent" : "bg-line-strong",
          )}
          style={{ height: `${(100 * count) / largest}%` }}
        />
      ))}
    </span>
  );
}

function Weekdays({ text, games }: GamesProps) {
  const largest = most(games);
  return (
    <span role="img" aria-label={text} className="flex max-w-72 items-center">
      {games.map((count, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week.
          key={at}
          className="grid flex-1 place-items-center"
        >
          <span
            className={cx(
              "aspect-square rounded-full",
              count === largest ? "bg-accent" : "bg-line-strong",
            )}
            style={{ width: sideOf(count / largest, 0.2) }}
          />
        </span>
      ))}
    </span>
  );
}
