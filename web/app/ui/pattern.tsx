import { cx } from "./cx";
import type { CardColor } from "./pips";

/** A pseudorandom stream in [0, 1), always the same for the same text. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const cell = 20;

/** Ways to fill one cell, drawn from its top left corner and then turned. */
const tiles = [
  `M0 0H${cell}A${cell} ${cell} 0 0 1 0 ${cell}Z`,
  `M0 0H${cell}V${cell}H${cell / 2}A${cell / 2} ${cell / 2} 0 0 1 ${cell / 2} 0Z`,
  `M${cell / 2} 0A${cell / 2} ${cell / 2} 0 1 1 ${cell / 2} ${cell}A${cell / 2} ${cell / 2} 0 1 1 ${cell / 2} 0Z`,
  `M0 0L${cell} ${cell}H0Z`,
  `M0 0H${cell}V${cell / 2}A${cell / 2} ${cell / 2} 0 0 1 0 ${cell / 2}Z`,
] as const;

const seatPalettes = [
  ["--seat-1", "--seat-6"],
  ["--seat-2", "--seat-3"],
  ["--seat-4", "--seat-1"],
  ["--seat-5", "--seat-6"],
  ["--seat-3", "--seat-4"],
  ["--seat-2", "--seat-5"],
] as const;

const pick = <T,>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

function palette(colors: readonly CardColor[] | undefined, random: () => number) {
  if (!colors) return pick(seatPalettes, random);
  const named = colors.length > 0 ? colors : (["C"] as const);
  return named.map((color) => `--pip-${color.toLowerCase()}`);
}

interface PatternProps {
  name: string;
  /** A deck's colours; left out for people and groups, who get a pair of seat colours. */
  colors?: readonly CardColor[];
  columns?: number;
  rows?: number;
  className?: string;
}

/** A generated picture: cut paper in a dark grid, always the same for the same name. */
export function Pattern({ name, colors, columns = 6, rows = 4, className }: PatternProps) {
  const random = seeded(name);
  const inks = palette(colors, random);
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    key: index,
    x: (index % columns) * cell,
    y: Math.floor(index / columns) * cell,
    ground: pick(inks, random),
    depth: 18 + Math.floor(random() * 3) * 12,
    ink: pick(inks, random),
    tile: pick(tiles, random),
    turn: Math.floor(random() * 4) * 90,
    shown: random() > 0.18,
  }));
  return (
    <svg
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      preserveAspectRatio="xMidYMid slice"
      className={cx("block scheme-dark", className)}
      aria-hidden="true"
    >
      {cells.map(({ key, x, y, ground, depth, ink, tile, turn, shown }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          {/* a hair wider than the cell, or the seams between cells show */}
          <rect
            width={cell + 0.5}
            height={cell + 0.5}
            style={{ fill: `color-mix(in oklab, var(${ground}) ${depth}%, var(--pattern-ground))` }}
          />
          {shown && (
            <path
              d={tile}
              transform={`rotate(${turn} ${cell / 2} ${cell / 2})`}
              style={{ fill: `var(${ink})` }}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
