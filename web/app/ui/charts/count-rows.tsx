import type { ReactNode } from "react";

export interface CountRow {
  key: string;
  name: ReactNode;
  value: number;
  /** How much of it is filled. */
  part?: number;
  /** Its values in words. */
  text: string;
}

/** Bars from zero under each other, each with what it counts upon it. */
export function CountRows({ rows }: { rows: readonly CountRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <ul className="grid grid-cols-1 gap-2 tabular-nums">
      {rows.map(({ key, name, value, part = value, text }) => (
        <li key={key} className="grid grid-cols-1 gap-0.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-text-muted">{text}</span>
          </p>
          <svg aria-hidden="true" width="100%" height="14" className="block">
            <rect width="100%" height="12" y="1" rx="3" className="fill-surface-sunken" />
            <rect
              width={share(value)}
              height="12"
              y="1"
              rx="3"
              className="fill-surface-overlay stroke-line-strong"
            />
            <rect
              width={share(part)}
              height="12"
              y="1"
              rx="3"
              fill="var(--seat-6)"
              fillOpacity="0.85"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
