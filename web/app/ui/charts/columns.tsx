import { useState } from "react";
import { cx } from "../cx";
import { spaced } from "./band-chart";
import { Cursor } from "./cursor";

interface Column {
  key: string | number;
  /** The label under it. */
  tick: string;
  value: number;
  /** How much of it is filled: the games won of those played. */
  part?: number;
  /** Its text, including its values. */
  text: string;
}

interface ColumnsProps {
  /** The name of the cursor's slider. */
  label: string;
  columns: readonly Column[];
  format: (value: number) => string;
}

/** Up to this many columns show their value on top. */
const roomy = 12;

/** Bars from zero beside each other; the one chosen is read under them. */
export function Columns({ label, columns, format }: ColumnsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = columns.length - 1;
  const at = Math.min(chosen ?? last, last);
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const share = (value: number) => `${(value / most) * 100}%`;
  const ticks = new Set(columns.length <= roomy ? columns.keys() : spaced(columns.length, 5));
  return (
    <div className="grid min-w-0 gap-1 text-sm tabular-nums">
      <div className="relative">
        <div
          aria-hidden="true"
          className="flex h-36 items-end gap-px border-b border-line-strong pt-5 sm:gap-0.5"
        >
          {columns.map(({ key, value, part = value }, index) => (
            <div
              key={key}
              className={cx(
                "relative min-w-0 flex-1 rounded-t-sm border border-b-0",
                value === 0
                  ? "border-transparent"
                  : index === at
                    ? "border-text"
                    : "border-line-strong",
              )}
              style={{ height: share(value) }}
            >
              <div
                className={cx(
                  "absolute inset-x-0 bottom-0 rounded-t-sm",
                  index !== at && "opacity-70",
                )}
                style={{
                  height: value > 0 ? `${(part / value) * 100}%` : 0,
                  background: "var(--seat-6)",
                }}
              />
              {columns.length <= roomy && value > 0 && (
                <span className="absolute inset-x-0 -top-5 text-center text-xs text-text-muted">
                  {format(value)}
                </span>
              )}
            </div>
          ))}
        </div>
        <Cursor
          label={label}
          stops={columns.map((_, index) => (index + 0.5) / columns.length)}
          at={at}
          text={columns[at]?.text ?? ""}
          onMove={setChosen}
          style={{ inset: 0 }}
        />
      </div>
      <div aria-hidden="true" className="flex text-xs text-text-muted">
        {columns.map(({ key, tick }, index) => (
          <span
            key={key}
            className={cx(
              "flex min-w-0 flex-1 justify-center whitespace-nowrap",
              columns.length > roomy && "first:justify-start last:justify-end",
            )}
          >
            {ticks.has(index) ? tick : ""}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="min-h-6 font-semibold">
        {columns[at]?.text}
      </p>
    </div>
  );
}
