import { type ReactNode, useId, useState } from "react";
import { cx } from "../cx";

interface ChartTableProps {
  /** What opens it. */
  summary: string;
  caption: string;
  columns: readonly string[];
  /** The first of each is what the row is of. */
  rows: readonly (readonly ReactNode[])[];
}

/** A chart as a table: always there for screen readers, visible on demand. */
export function ChartTable({ summary, caption, columns, rows }: ChartTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div data-unpainted className="relative min-w-0 text-sm">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="link flex min-h-target w-fit items-center"
      >
        {summary}
      </button>
      <section
        id={id}
        // What scrolls must be scrolled by keys too. It is the table that has the name: the chart's part of the
        // page has it already.
        tabIndex={open ? 0 : undefined}
        className={open ? "max-h-96 overflow-auto rounded-md border border-line" : "sr-only"}
      >
        <table className="w-full tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name.
                  key={at}
                  scope="col"
                  className={cx(
                    "bg-surface-overlay px-3 py-2 text-right font-semibold hyphens-auto first:text-left",
                    open && "sticky top-0",
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of numbers are not moved about.
              <tr key={row} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-left font-medium">
                  {name}
                </th>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <td key={at} className="px-3 py-1.5 text-right">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
