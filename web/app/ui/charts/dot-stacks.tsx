import { type ReactNode, useRef, useState } from "react";
import { SpotCursor } from "./cursor";
import { type Spot, stacksOf } from "./geometry";
import { useWidth } from "./use-width";

interface Dot {
  key: string;
  value: number;
  /** Filled where it is, a ring where not. */
  filled: boolean;
  /** Its text, including its value. */
  text: string;
}

interface DotStacksProps {
  /** The name of the cursor's slider. */
  label: string;
  /** Rising. */
  dots: readonly Dot[];
  /** How wide columns may be, narrowest first. */
  widths: readonly number[];
  format: (value: number) => string;
  /** The label of a last column that holds all beyond it. */
  beyond: (value: number) => string;
  /** What can be done with the one chosen. */
  children?: (at: number) => ReactNode;
}

const plot = 170;
const foot = 24;
const mostColumns = 12;
const largest = 18;

/** A dot for each, above where its value lies: where they pile up is what is usual. */
export function DotStacks(props: DotStacksProps) {
  const { label, dots, widths, format, beyond, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState<number | null>(null);
  // The one in the middle is what is usual.
  const at = Math.min(chosen ?? Math.floor(dots.length / 2), dots.length - 1);
  const here = dots[at];

  const stacks = stacksOf(
    dots.map(({ value }) => value),
    widths,
    mostColumns,
  );
  const { step, first, columns, open, places } = stacks;
  const column = width / columns;
  const tallest = 1 + Math.max(0, ...places.map(({ level }) => level));
  const size = Math.min(largest, column - 2, plot / tallest);
  const spots = places.map(
    (place): Spot => [(place.column + 0.5) * column, plot - (place.level + 0.5) * size],
  );
  const every = Math.ceil(columns / Math.max(1, Math.floor(width / 64)));
  const tick = (index: number) => {
    const from = (first + index) * step;
    return open && index === columns - 1 ? beyond(from) : format(from);
  };
  /** Those at the edges stay within. */
  const tickPlace = (index: number) => {
    if (columns > 1 && index === 0) return { x: 0, textAnchor: "start" } as const;
    if (columns > 1 && index === columns - 1) return { x: width, textAnchor: "end" } as const;
    return { x: (index + 0.5) * column, textAnchor: "middle" } as const;
  };
  return (
    <div>
      <div ref={frame} className="relative" style={{ height: plot + foot }}>
        <svg
          aria-hidden="true"
          width={width}
          height={plot + foot}
          className="absolute inset-0 fill-text-muted text-xs tabular-nums"
        >
          <line x1="0" x2={width} y1={plot} y2={plot} className="stroke-line-strong" />
          {dots.map(({ key, filled }, index) => (
            <circle
              key={key}
              cx={spots[index]?.[0]}
              cy={spots[index]?.[1]}
              r={Math.max(1.5, size / 2 - 2)}
              className={index === at ? "stroke-text" : filled ? "" : "stroke-line-strong"}
              fill={filled ? "var(--seat-6)" : "var(--surface-raised)"}
              strokeWidth={index === at ? 3 : 1.5}
            />
          ))}
          {Array.from({ length: columns }, (_, index) => index)
            .filter((index) => (columns - 1 - index) % every === 0)
            .map((index) => (
              <text key={index} y={plot + 18} {...tickPlace(index)}>
                {tick(index)}
              </text>
            ))}
        </svg>
        <SpotCursor
          label={label}
          spots={spots}
          at={at}
          text={here?.text ?? ""}
          onMove={setChosen}
          style={{ inset: 0 }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 min-h-6 text-sm font-semibold tabular-nums">
        {here?.text}
      </p>
      {here && children?.(at)}
    </div>
  );
}
