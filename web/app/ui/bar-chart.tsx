import type { ReactNode } from "react";
import { cx } from "./cx";

interface Bar {
  /** The label of the count. */
  name: string;
  /** A sign in the place of the words, where one says the same. */
  sign?: ReactNode;
  value: number;
  /** One of the tokens' colours. */
  color?: string;
}

interface BarChartProps {
  title: string;
  /** The heads of the two columns of the table behind. */
  columns: readonly [what: string, count: string];
  bars: readonly Bar[];
  /** Standing side by side rather than lying under each other. */
  upright?: boolean;
}

const plain = "var(--seat-6)";

/** Bars from zero with labels, and a table for screen readers. */
export function BarChart({ title, columns, bars, upright = false }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <figure className="grid content-start gap-3">
      <figcaption aria-hidden="true" className="font-display font-bold">
        {title}
      </figcaption>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div
        aria-hidden="true"
        className={cx(
          "grid text-sm tabular-nums",
          upright
            ? "auto-cols-fr grid-flow-col gap-1.5"
            : "grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5",
        )}
      >
        {bars.map(({ name, sign, value, color = plain }) =>
          upright ? (
            <div key={name} className="grid grid-rows-[8rem_auto] justify-items-center gap-1">
              <div className="flex w-full flex-col justify-end text-center">
                <span className="text-text-muted">{value || ""}</span>
                <span
                  className={cx("block rounded-t-sm", value > 0 && "border border-line-strong")}
                  style={{ height: share(value), background: color }}
                />
              </div>
              <span className="w-full border-t border-line-strong pt-1 text-center">
                {sign ?? name}
              </span>
            </div>
          ) : (
            <div key={name} className="contents">
              <span>{sign ?? name}</span>
              <span
                className={cx("h-4 rounded-r-sm", value > 0 && "border border-line-strong")}
                style={{ width: share(value), background: color }}
              />
              <span className="text-right text-text-muted">{value}</span>
            </div>
          ),
        )}
      </div>
    </figure>
  );
}
