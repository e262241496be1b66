import { useRef, useState } from "react";
import { Cursor } from "./cursor";
import { scale, ticks } from "./scale";
import { useWidth } from "./use-width";

export interface BandPoint {
  value: number;
  /** How far it may be off, up and down. */
  band: number;
  /** What the band lies around, where that is not the value itself. */
  around?: number;
}

interface BandChartProps {
  /** The name of the cursor's slider. */
  label: string;
  /** In their order, evenly apart. */
  points: readonly BandPoint[];
  /** The text of a point, including its value. */
  headOf: (at: number) => string;
  /** The label under a point; only some are shown if there is little room. */
  tickOf: (at: number) => string;
  format: (value: number) => string;
}

const height = 220;
const top = 10;
const foot = 26;
const left = 44;
const end = 12;

/** Picks this many, evenly spaced, with the first and the last. */
export function spaced(count: number, most: number): number[] {
  const marks = Math.min(count, most);
  if (marks <= 1) return count > 0 ? [0] : [];
  return Array.from({ length: marks }, (_, at) => Math.round((at * (count - 1)) / (marks - 1)));
}

/** A line with how far it may be off on both sides; it is no bar, and need not begin at zero. */
export function BandChart({ label, points, headOf, tickOf, format }: BandChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const right = width - end;
  const edge = ({ value, band, around = value }: BandPoint, side: -1 | 1) => around + side * band;
  const lowest = Math.min(...points.map((point) => Math.min(point.value, edge(point, -1))));
  const highest = Math.max(...points.map((point) => Math.max(point.value, edge(point, 1))));
  // A single point goes in the middle.
  const x = scale(last > 0 ? [0, last] : [-1, 1], [left, right]);
  const y = scale([lowest, highest], [height - foot, top]);
  const line = (side: -1 | 0 | 1) =>
    points.map((point, index) => `${x(index)} ${y(side ? edge(point, side) : point.value)}`);
  const area = `M${[...line(1), ...line(-1).reverse()].join("L")}Z`;
  const here = points[at];
  const marked = spaced(points.length, width < 480 ? 3 : 6);
  // Several games of one day share one label.
  const named = marked.filter((index, place) => {
    const before = marked[place - 1];
    return before === undefined || tickOf(before) !== tickOf(index);
  });
  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 fill-text-muted text-xs tabular-nums"
        >
          {ticks(lowest, highest, 6).map((level) => (
            <g key={level}>
              <line
                x1={left}
                x2={right}
                y1={y(level)}
                y2={y(level)}
                className={level === 0 ? "stroke-line-strong" : "stroke-line"}
              />
              <text x={left - 6} y={y(level)} textAnchor="end" dominantBaseline="central">
                {format(level)}
              </text>
            </g>
          ))}
          {named.map((index) => (
            <text
              key={index}
              x={x(index)}
              y={height - 6}
              textAnchor={
                last === 0 ? "middle" : index === 0 ? "start" : index === last ? "end" : "middle"
              }
            >
              {tickOf(index)}
            </text>
          ))}
          <path d={area} fill="var(--seat-6)" fillOpacity="0.22" />
          {([1, -1] as const).map((side) => (
            <path
              key={side}
              d={`M${line(side).join("L")}`}
              fill="none"
              stroke="var(--seat-6)"
              strokeOpacity="0.7"
              strokeDasharray="2 3"
            />
          ))}
          <path
            d={`M${line(0).join("L")}`}
            fill="none"
            stroke="var(--seat-6)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          {here && (
            <g>
              <line
                x1={x(at)}
                x2={x(at)}
                y1={y(edge(here, -1))}
                y2={y(edge(here, 1))}
                className="stroke-text"
                strokeWidth="1.5"
              />
              <circle
                cx={x(at)}
                cy={y(here.value)}
                r="5"
                className="fill-accent stroke-surface-raised"
                strokeWidth="2"
              />
            </g>
          )}
        </svg>
        <Cursor
          label={label}
          stops={points.map((_, index) => (x(index) - left) / (right - left))}
          at={at}
          text={headOf(at)}
          onMove={setChosen}
          style={{ left, width: right - left, top, bottom: foot }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 min-h-11 text-sm font-semibold tabular-nums">
        {headOf(at)}
      </p>
    </div>
  );
}
