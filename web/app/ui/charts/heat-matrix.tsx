import { type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../cx";

interface HeatCell {
  /** From 0, all for the column, to 1, all for the row; the colour follows it. */
  share: number;
  /** The cell's text. */
  text: string;
  /** The cell spelled out. */
  label: string;
}

interface HeatMatrixProps {
  caption: string;
  /** The header of the corner cell. */
  corner: string;
  names: readonly { key: string; name: string }[];
  /** Nothing where the two never met. */
  cellOf: (row: number, column: number) => HeatCell | null;
}

const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Stronger the further from even, but the text stays readable; the numbers carry the meaning without color. */
function ground(share: number): string {
  const far = Math.round(Math.abs(share - 0.5) * 90);
  return `color-mix(in srgb, var(${share >= 0.5 ? "--accent" : "--seat-1"}) ${far}%, var(--surface-raised))`;
}

/** Everyone against everyone: a colored table; the selected cell is spelled out below. */
export function HeatMatrix({ caption, corner, names, cellOf }: HeatMatrixProps) {
  const [chosen, setChosen] = useState<readonly [row: number, column: number]>([0, 1]);
  const table = useRef<HTMLTableElement>(null);
  const at = (row: number, column: number) =>
    row === column || column >= names.length ? null : cellOf(row, column);
  const move = (row: number, column: number) => {
    const last = names.length - 1;
    const to = [Math.max(0, Math.min(last, row)), Math.max(0, Math.min(last, column))] as const;
    setChosen(to);
    table.current?.querySelector<HTMLElement>(`[data-at="${to.join("-")}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(chosen[0] + step[0], chosen[1] + step[1]);
  };
  const head = "sticky bg-surface-raised px-2 text-left text-xs font-semibold";
  return (
    <div className="grid min-w-0 gap-2">
      <div className="overflow-auto max-h-[32rem]">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move between its cells.
          role="grid"
          onKeyDown={onKeyDown}
          className="border-separate border-spacing-px text-xs tabular-nums"
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={cx(head, "top-0 left-0 z-20 font-normal text-text-muted")}>
                {corner}
              </th>
              {names.map(({ key, name }) => (
                <th key={key} scope="col" className={cx(head, "top-0 z-10 py-1.5")}>
                  <span className="block max-w-16 truncate">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map(({ key, name }, row) => (
              <tr key={key}>
                <th scope="row" className={cx(head, "left-0 z-10")}>
                  <span className="block max-w-24 truncate">{name}</span>
                </th>
                {names.map((other, column) => {
                  const cell = at(row, column);
                  const here = row === chosen[0] && column === chosen[1];
                  return (
                    <td
                      key={other.key}
                      data-at={`${row}-${column}`}
                      tabIndex={here ? 0 : -1}
                      onFocus={() => setChosen([row, column])}
                      aria-label={cell?.label}
                      className={cx(
                        "h-target min-w-14 whitespace-nowrap rounded-sm px-1 text-center font-semibold -outline-offset-2!",
                        row === column && "bg-surface-sunken",
                        here && cell && "ring-2 ring-text ring-inset",
                      )}
                      style={cell ? { background: ground(cell.share) } : undefined}
                    >
                      {cell?.text ?? (row === column ? "" : "·")}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p aria-hidden="true" className="min-h-6 text-sm font-semibold">
        {at(...chosen)?.label}
      </p>
    </div>
  );
}
