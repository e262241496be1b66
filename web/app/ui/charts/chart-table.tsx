import type { ReactNode } from "react";

interface ChartTableProps {
  /** What opens it. */
  summary: string;
  caption: string;
  columns: readonly string[];
  /** The first of each is what the row is of. */
  rows: readonly (readonly ReactNode[])[];
}

/** The same as a chart, in figures: for screen readers, and for whoever wants to know exactly. */
export const ChartTable = ({ summary, caption, columns, rows }: ChartTableProps) => (
  <details className="text-sm">
    <summary className="link flex min-h-target w-fit items-center">{summary}</summary>
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too.
      tabIndex={0}
      aria-label={caption}
      className="max-h-96 overflow-auto rounded-md border border-line"
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
                className="sticky top-0 bg-surface-overlay px-3 py-2 text-right font-semibold first:text-left"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of figures are not moved about.
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
  </details>
);
