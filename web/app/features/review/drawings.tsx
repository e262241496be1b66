import { cx } from "~/ui/cx";
import { type CardColor, Pip } from "~/ui/pips";
import type { Highlight } from "./highlights";

// The pictures of the tiles. Decoration: the words beside each say the same.

const most = (games: readonly number[]) => Math.max(1, ...games);

/** The side of a shape whose area stands for its share. */
const sideOf = (share: number, least: number) => `${100 * Math.max(least, Math.sqrt(share))}%`;

export function Drawing({ highlight }: { highlight: Highlight }) {
  switch (highlight.kind) {
    case "colors":
      return <Colors colors={highlight.colors} />;
    case "months":
      return <Months games={highlight.games} />;
    case "weekday":
      return <Weekdays games={highlight.games} />;
    default:
      return null;
  }
}

function Colors({ colors }: { colors: readonly { color: CardColor; games: number }[] }) {
  const largest = most(colors.map(({ games }) => games));
  return (
    <span aria-hidden="true" className="flex items-end gap-1">
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

function Months({ games }: { games: readonly number[] }) {
  const largest = most(games);
  return (
    <span aria-hidden="true" className="flex h-12 items-end gap-1 @4xl:h-20">
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

function Weekdays({ games }: { games: readonly number[] }) {
  const largest = most(games);
  return (
    <span aria-hidden="true" className="flex max-w-72 items-center">
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
