import { cx } from "~/ui/cx";

/** Up to how many marks each size is for; more would fill the sheet. */
const sizes = [
  [6, "gap-2", "size-9 @4xl:size-12"],
  [20, "gap-1.5", "size-6 @4xl:size-9"],
  [45, "gap-1", "size-4 @4xl:size-6"],
  [80, "gap-1", "size-3 @4xl:size-4.5"],
  [120, "gap-1", "size-2.5 @4xl:size-4"],
] as const;

const room = "min-w-40 flex-1";

interface MarksProps {
  games: number;
  wins: number;
}

/** A mark for each game, filled where it was won; a bar where there are too many. Decoration. */
export function Marks({ games, wins }: MarksProps) {
  const found = sizes.find(([upTo]) => games <= upTo);
  if (!found) {
    return (
      <span
        aria-hidden="true"
        className={cx(room, "block overflow-hidden rounded-full border-2 border-on-accent")}
      >
        <span className="block h-5 bg-on-accent" style={{ width: `${(100 * wins) / games}%` }} />
      </span>
    );
  }
  const [, gap, size] = found;
  return (
    <span aria-hidden="true" className={cx(room, "flex flex-wrap", gap)}>
      {Array.from({ length: games }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one mark is like the next.
          key={at}
          className={cx(
            "rounded-full border-2 border-on-accent",
            size,
            at < wins && "bg-on-accent",
          )}
        />
      ))}
    </span>
  );
}
