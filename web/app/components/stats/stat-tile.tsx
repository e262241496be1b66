import type { ReactNode } from "react";

interface StatTileProps {
  label: string;
  value: ReactNode;
  /** The sample behind the number. */
  note?: ReactNode;
}

/** One large number with its label and the sample behind it. */
export const StatTile = ({ label, value, note }: StatTileProps) => (
  <div className="grid min-w-0 content-start gap-0.5 rounded-lg border border-line bg-surface-raised p-3 wrap-anywhere hyphens-auto tabular-nums sm:p-4">
    <dt className="text-sm text-text-muted">{label}</dt>
    <dd className="grid min-w-0 gap-0.5">
      <span className="min-w-0 font-display text-xl font-bold hyphens-manual">{value}</span>
      {note && <span className="text-xs text-text-muted">{note}</span>}
    </dd>
  </div>
);
