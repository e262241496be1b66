import { type ReactNode, useRef, useState } from "react";
import { SpotCursor } from "./cursor";
import { polar, type Spot } from "./geometry";
import { scale } from "./scale";
import { useWidth } from "./use-width";

interface Ray {
  key: string;
  name: string;
  /** What stands in its circle. */
  mark: string;
  /** How much ties it to the middle; its line is the thicker. */
  weight: number;
  /** Who has the better of it: above 0 they do, below 0 the middle. */
  side: -1 | 0 | 1;
  /** More than luck; a dashed line can be luck. */
  sure: boolean;
  /** Its text, including its values. */
  text: string;
}

interface StarChartProps {
  /** The name of the cursor's slider. */
  label: string;
  /** Who stands in the middle. */
  middle: string;
  /** Clockwise from the top. */
  rays: readonly Ray[];
  /** What can be done with the one chosen. */
  children?: (at: number) => ReactNode;
}

const height = 320;
const radius = 22;
/** Names under the circles are cut to this width. */
const nameWidth = 84;

const colors = { "-1": "var(--accent-text)", 0: "var(--line-strong)", 1: "var(--seat-1)" } as const;

/** One against each of the others: a line to everyone met, as thick as they met often. */
export function StarChart({ label, middle, rays, children }: StarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, rays.length - 1);
  const here = rays[at];

  const [midX, midY] = [width / 2, height / 2 - 8];
  const across = Math.min(220, width / 2 - nameWidth / 2 - 4);
  const down = height / 2 - radius - 22;
  const spots = rays.map((_, index): Spot => {
    const [x, y] = polar(index / rays.length, across, down);
    return [midX + x, midY + y];
  });
  const thick = scale([0, Math.max(1, ...rays.map(({ weight }) => weight))], [1.5, 8]);
  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 fill-text text-xs font-semibold tabular-nums"
        >
          {rays.map(({ key, weight, side, sure }, index) => (
            <line
              key={key}
              x1={midX}
              y1={midY}
              x2={spots[index]?.[0]}
              y2={spots[index]?.[1]}
              stroke={colors[side]}
              strokeWidth={thick(weight)}
              strokeDasharray={sure ? undefined : "4 5"}
              strokeOpacity={sure ? 1 : 0.75}
            />
          ))}
          <Disc spot={[midX, midY]} text={middle} stroke="var(--text)" size={radius + 6} />
          {rays.map(({ key, mark, side }, index) => (
            <Disc
              key={key}
              spot={spots[index] ?? [0, 0]}
              text={mark}
              stroke={index === at ? "var(--text)" : colors[side]}
              size={radius}
              strong={index === at}
            />
          ))}
        </svg>
        {rays.map(({ key, name }, index) => (
          <span
            key={key}
            aria-hidden="true"
            className="absolute w-max -translate-x-1/2 truncate rounded-sm bg-surface-raised px-1 text-xs font-semibold"
            style={{
              left: spots[index]?.[0],
              top: (spots[index]?.[1] ?? 0) + radius + 2,
              maxWidth: nameWidth,
            }}
          >
            {name}
          </span>
        ))}
        <SpotCursor
          label={label}
          spots={spots}
          at={at}
          text={here?.text ?? ""}
          onMove={setChosen}
          style={{ inset: 0 }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 min-h-11 text-sm font-semibold tabular-nums">
        {here?.text}
      </p>
      {here && children?.(at)}
    </div>
  );
}

interface DiscProps {
  spot: Spot;
  text: string;
  stroke: string;
  size: number;
  strong?: boolean;
}

const Disc = ({ spot: [x, y], text, stroke, size, strong = false }: DiscProps) => (
  <g>
    <circle
      cx={x}
      cy={y}
      r={size}
      className="fill-surface-raised"
      stroke={stroke}
      strokeWidth={strong ? 4 : 2.5}
    />
    <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  </g>
);
