interface RateBarProps {
  /** All between 0 and 1. */
  rate: number;
  low: number;
  high: number;
  expected: number | null;
  /** Drawn lightly: there is little behind it yet. */
  faint?: boolean;
}

const share = (value: number) => `${value * 100}%`;

/** A rate from zero to all, how far it may be off, and a tick where chance alone would put it. */
export const RateBar = ({ rate, low, high, expected, faint = false }: RateBarProps) => (
  <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
    <rect width="100%" y="5" height="12" rx="3" className="fill-surface-sunken stroke-line" />
    <rect
      width={share(rate)}
      y="5"
      height="12"
      rx="3"
      fill="var(--seat-6)"
      fillOpacity={faint ? 0.4 : 0.85}
    />
    {/* An edge of the ground's colour keeps it in sight upon the bar. */}
    {["stroke-surface-raised", "stroke-text"].map((stroke, at) => (
      <g key={stroke} className={stroke} strokeWidth={at === 0 ? 4 : 1.75} strokeLinecap="round">
        <line x1={share(low)} x2={share(high)} y1="11" y2="11" />
        <line x1={share(low)} x2={share(low)} y1="7.5" y2="14.5" />
        <line x1={share(high)} x2={share(high)} y1="7.5" y2="14.5" />
      </g>
    ))}
    {expected !== null && (
      <line
        x1={share(expected)}
        x2={share(expected)}
        y1="0"
        y2="22"
        className="stroke-accent-text"
        strokeWidth="2"
        strokeDasharray="3 2"
      />
    )}
  </svg>
);
