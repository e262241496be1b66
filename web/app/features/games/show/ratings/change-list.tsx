import { useId } from "react";
import { useFormat } from "~/components/stats/format";
import { useWhy } from "~/components/stats/why";
import type { RatingChange } from "~/lib/api/types";
import { cx } from "~/ui/cx";

interface ChangeListProps {
  title: string;
  changes: readonly RatingChange[];
  nameOf: (change: RatingChange) => string;
}

/** Each rating before and after with its change and reason; renders nothing without a change. */
export function ChangeList({ title, changes, nameOf }: ChangeListProps) {
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid content-start rounded-lg border border-line bg-surface-raised"
    >
      <h3 id={id} className="px-4 pt-3 text-lg">
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <Change key={change.userId ?? change.deckId} name={nameOf(change)} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ name, change }: { name: string; change: RatingChange }) {
  const { number, signed } = useFormat();
  const why = useWhy();
  const { before, after, change: by } = change;
  return (
    <li className="grid gap-0.5 px-4 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span
          className={cx(
            "shrink-0 font-display text-lg font-bold tabular-nums",
            by > 0 && "text-success",
            by < 0 && "text-danger",
          )}
        >
          {signed(by)}
        </span>
      </p>
      <p className="text-sm tabular-nums">
        {number(before.value)} → {number(after.value)} ± {number(after.band)}
      </p>
      <p className="text-sm text-text-muted">{why(change)}</p>
    </li>
  );
}
