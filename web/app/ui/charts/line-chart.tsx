import { useRef, useState } from "react";
import { type Seat, SeatMark, seatColor } from "../seat-mark";
import { Cursor } from "./cursor";
import { nearest, scale, spread, ticks } from "./scale";
import { useWidth } from "./use-width";

export interface Series {
  name: string;
  look: Seat;
  /** One for each stop; null after the line ends. */
  values: readonly (number | null)[];
  /** The stops at which it came to an end. */
  ends: readonly number[];
}

interface LineChartProps {
  /** The name of the cursor's slider. */
  label: string;
  series: readonly Series[];
  /** Where values were taken, along the axis, rising. */
  stops: readonly number[];
  /** The text of a stop. */
  headOf: (stop: number) => string;
  axis: readonly { at: number; label: string }[];
  format: (value: number) => string;
  /** Said of a series that has no value. */
  none: string;
  /** A value holds until the next one, rather than leading to it. */
  stairs?: boolean;
}

const height = 240;
const top = 10;
const foot = 26;
const left = 36;
/** Between two names at the ends of lines. */
const apart = 18;

/** Together with the shapes, distinguishes lines without color. */
const dashes = ["", "7 4", "2 4", "12 4 2 4", "4 4", "14 5", "2 7", "9 3 2 3 2 3", "5 8", "16 3"];
const dashOf = (look: Seat) => dashes[look - 1] || undefined;

type Spot = readonly [x: number, y: number];

/** Lines over time, each with its name at its end; what they were at a moment is read under them. */
export function LineChart(props: LineChartProps) {
  const { label, series, stops, headOf, axis, format, none, stairs = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const last = stops.length - 1;
  const [chosen, setChosen] = useState(last);
  const at = Math.min(chosen, last);

  const right = width - (width < 480 ? 84 : 128);
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const [lowest, highest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const levels = ticks(lowest, highest, 4);
  const x = scale([stops[0] ?? 0, stops[last] ?? 1], [left, right]);
  const y = scale([lowest, highest], [height - foot, top]);
  const spot = (one: Series, stop: number): Spot | null => {
    const value = one.values[stop];
    return value === null || value === undefined ? null : [x(stops[stop] ?? 0), y(value)];
  };
  const lastOf = (one: Series) => one.values.findLastIndex((value) => value !== null);
  const labels = spread(
    series.map((one) => spot(one, lastOf(one))?.[1] ?? 0),
    apart,
    height - foot,
  );
  const read = (one: Series) => {
    const value = one.values[at];
    return value === null || value === undefined ? none : format(value);
  };
  const marked = axis.map((tick) => nearest(stops, tick.at));
  const reading = series.map((one) => `${one.name} ${read(one)}`).join(", ");
  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 fill-text-muted text-xs tabular-nums"
        >
          {levels.map((level) => (
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
          {axis.map((tick) => (
            <text key={tick.at} x={x(tick.at)} y={height - 6} textAnchor="middle">
              {tick.label}
            </text>
          ))}
          <line
            x1={x(stops[at] ?? 0)}
            x2={x(stops[at] ?? 0)}
            y1={top}
            y2={height - foot}
            className="stroke-line-strong"
          />
          {series.map((one) => (
            <g key={one.look}>
              <path
                d={path(
                  one.values.map((_, stop) => spot(one, stop)),
                  stairs,
                )}
                fill="none"
                stroke={seatColor(one.look)}
                strokeWidth="2.5"
                strokeDasharray={dashOf(one.look)}
                strokeLinejoin="round"
              />
              {marked.map((stop) => (
                <Mark key={stop} spot={spot(one, stop)} look={one.look} size={8} />
              ))}
              {one.ends.map((stop) => (
                <Cross key={stop} spot={spot(one, stop)} look={one.look} />
              ))}
              <Mark spot={spot(one, at)} look={one.look} size={13} />
            </g>
          ))}
        </svg>
        {series.map((one, index) => (
          <span
            key={one.look}
            aria-hidden="true"
            className="absolute flex -translate-y-1/2 items-center gap-1 text-xs font-semibold"
            style={{ left: right + 6, right: 0, top: labels[index] }}
          >
            <SeatMark seat={one.look} className="size-3" />
            <span className="truncate">{one.name}</span>
          </span>
        ))}
        <Cursor
          label={label}
          stops={stops.map((stop) => (x(stop) - left) / (right - left))}
          at={at}
          text={`${headOf(at)}: ${reading}`}
          onMove={setChosen}
          style={{ left, width: right - left, top, bottom: foot }}
        />
      </div>
      <div aria-hidden="true" className="mt-2 grid gap-1 text-sm tabular-nums">
        <p className="font-semibold">{headOf(at)}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {series.map((one) => (
            <li key={one.look} className="flex min-w-0 items-center gap-1.5">
              <SeatMark seat={one.look} className="size-3.5" />
              <span className="truncate text-text-muted">{one.name}</span>
              <span className="font-semibold">{read(one)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Only where something changes is there a corner; where there is no value, the line stops. */
function path(spots: readonly (Spot | null)[], stairs: boolean): string {
  let before: Spot | null = null;
  let drawn = "";
  for (const [index, spot] of spots.entries()) {
    const next = spots[index + 1];
    const [x, y] = spot ?? [0, 0];
    if (spot && !before) drawn += `M${x} ${y}`;
    else if (spot && before && (y !== before[1] || !next)) {
      drawn += stairs ? `H${x}V${y}` : `L${x} ${y}`;
    } else if (spot && !stairs) drawn += `L${x} ${y}`;
    before = spot;
  }
  return drawn;
}

function Mark({ spot, look, size }: { spot: Spot | null; look: Seat; size: number }) {
  if (!spot) return null;
  const [x, y] = [spot[0] - size / 2, spot[1] - size / 2];
  return <SeatMark seat={look} x={x} y={y} width={size} height={size} />;
}

function Cross({ spot, look }: { spot: Spot | null; look: Seat }) {
  if (!spot) return null;
  const [x, y] = spot;
  return (
    <path
      d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`}
      stroke={seatColor(look)}
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}
