import { scale } from "./scale";

interface BandMarkProps {
  value: number;
  /** How far it may be off, either way. */
  band: number;
  /** Where the scale begins and ends: the same for all that are compared. */
  range: readonly [from: number, to: number];
  /** The starting rating. */
  start: number;
}

/** A value as a dot and how unsure it is as a line through it, on a scale that others share. */
export function BandMark({ value, band, range, start }: BandMarkProps) {
  const x = scale(range, [2, 98]);
  const at = (wanted: number) => `${x(Math.min(range[1], Math.max(range[0], wanted)))}%`;
  return (
    <svg aria-hidden="true" width="100%" height="16" className="block overflow-visible">
      <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
      <line
        x1={at(start)}
        x2={at(start)}
        y1="1"
        y2="15"
        className="stroke-text-muted"
        strokeDasharray="2 2"
      />
      <g className="stroke-text" strokeWidth="1.75" strokeLinecap="round">
        <line x1={at(value - band)} x2={at(value + band)} y1="8" y2="8" />
        <line x1={at(value - band)} x2={at(value - band)} y1="4.5" y2="11.5" />
        <line x1={at(value + band)} x2={at(value + band)} y1="4.5" y2="11.5" />
      </g>
      <circle
        cx={at(value)}
        cy="8"
        r="4.5"
        fill="var(--seat-6)"
        className="stroke-surface-raised"
      />
    </svg>
  );
}
