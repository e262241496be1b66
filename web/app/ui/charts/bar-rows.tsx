import { useState } from "react";
import { cx } from "../cx";
import { type Seat, SeatMark, seatColor } from "../seat-mark";
import { Cursor } from "./cursor";

interface BarRow {
  name: string;
  look: Seat;
  /** One for each column, from zero. */
  values: readonly number[];
  /** The text of the whole row. */
  note: string;
}

interface BarRowsProps {
  /** The name of the cursor's slider. */
  label: string;
  rows: readonly BarRow[];
  /** Each column's name and its tick label. */
  columns: readonly { name: string; tick: string }[];
  format: (value: number) => string;
}

/** A row of bars for each, all to the same measure; the column chosen is read beside the names. */
export function BarRows({ label, rows, columns, format }: BarRowsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const at = chosen ?? columns.length - 1;
  const column = columns[at];
  const every = Math.ceil(columns.length / 8);
  const reading = rows.map(({ name, values }) => `${name} ${format(values[at] ?? 0)}`).join(", ");
  return (
    <div className="grid gap-3 text-sm tabular-nums">
      <p aria-hidden="true" className="font-semibold">
        {column?.name}
      </p>
      <div className="relative grid gap-3">
        {rows.map(({ name, look, values, note }) => (
          <div key={look} aria-hidden="true" className="grid gap-1">
            <p className="flex items-baseline gap-1.5">
              <SeatMark seat={look} className="size-3.5 self-center" />
              <span className="truncate font-semibold">{name}</span>
              <span>{format(values[at] ?? 0)}</span>
              <span className="ml-auto shrink-0 text-xs text-text-muted">{note}</span>
            </p>
            <div className="flex h-12 items-end gap-px border-b border-line-strong">
              {values.map((value, index) => (
                <span
                  key={columns[index]?.name}
                  className={cx(
                    "min-w-0 flex-1 rounded-t-sm transition-opacity",
                    index !== at && "opacity-60",
                  )}
                  style={{ height: `${(value / most) * 100}%`, background: seatColor(look) }}
                />
              ))}
            </div>
          </div>
        ))}
        <Cursor
          label={label}
          stops={columns.map((_, index) => (index + 0.5) / columns.length)}
          at={at}
          text={`${column?.name}: ${reading}`}
          onMove={setChosen}
          style={{ inset: 0 }}
        />
      </div>
      <div aria-hidden="true" className="flex text-xs text-text-muted">
        {columns.map(({ name, tick }, index) => (
          <span key={name} className="min-w-0 flex-1 text-center whitespace-nowrap">
            {index % every === 0 ? tick : ""}
          </span>
        ))}
      </div>
    </div>
  );
}
