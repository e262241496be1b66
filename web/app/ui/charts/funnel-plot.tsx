import { type ReactNode, useRef, useState } from "react";
import { SpotCursor } from "./cursor";
import { placeNames, ratioScale, ratioTicks, type Spot, withRoom } from "./geometry";
import { scale, ticks } from "./scale";
import { useWidth } from "./use-width";

interface FunnelPoint {
  key: string;
  name: string;
  /** How much is behind it; it lies the further right. */
  count: number;
  /** How far it is from what was expected, in points. */
  value: number;
  /** On which side of luck it lies; 0 within. */
  side: -1 | 0 | 1;
  /** Its text, including its values. */
  text: string;
}

interface FunnelPlotProps {
  /** The name of the cursor's slider. */
  label: string;
  /** The most important first: it is the first to be named. */
  points: readonly FunnelPoint[];
  /** The smallest count there can be. */
  least: number;
  /** How far luck alone reaches with that many, either way. */
  luck: (count: number) => number;
  /** The title of the axis at the foot. */
  axis: string;
  format: (value: number) => string;
  count: (value: number) => string;
  /** What can be done with the point chosen. */
  children?: (at: number) => ReactNode;
}

const height = 260;
const top = 12;
const foot = 40;
const left = 44;
const end = 12;
/** Of a letter, on average; a name is cut to so many. */
const letterWidth = 7;
const mostLetters = 16;
/** Between the middles of two counts at the foot. */
const countGap = 36;
const shortOf = (name: string) =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name;

/** How far above and below an expectation, by how much is behind it; what lies within the funnel can be luck. */
export function FunnelPlot(props: FunnelPlotProps) {
  const { label, points, least, luck, axis, format, count, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, points.length - 1);
  const here = points[at];

  const right = width - end;
  const most = Math.max(2 * least, ...points.map((point) => point.count));
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(-10, ...values) - 5, Math.max(10, ...values) + 5];
  const x = ratioScale([least, most], [left + 10, right - 10]);
  const y = scale([lowest, highest], [height - foot, top]);
  const within = (value: number) => y(Math.min(highest, Math.max(lowest, value)));
  const counts = Array.from({ length: 33 }, (_, step) => least * (most / least) ** (step / 32));
  const rim = (side: -1 | 1) => counts.map((of) => `${x(of)} ${within(side * luck(of))}`);
  const spots = points.map((point): Spot => [x(point.count), y(point.value)]);
  const names = placeNames(
    spots.map(([spotX, spotY], index) => ({
      x: spotX,
      y: spotY,
      width: letterWidth * shortOf(points[index]?.name ?? "").length,
    })),
    [left, right],
  );
  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 fill-text-muted text-xs tabular-nums"
        >
          <path
            d={`M${[...rim(1), ...rim(-1).reverse()].join("L")}Z`}
            className="fill-text-muted"
            fillOpacity="0.14"
          />
          {ticks(lowest, highest, 5).map((level) => (
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
          {withRoom(ratioTicks(least, most), x, countGap).map((of) => (
            <text key={of} x={x(of)} y={height - 24} textAnchor="middle">
              {count(of)}
            </text>
          ))}
          <text x={(left + right) / 2} y={height - 6} textAnchor="middle">
            {axis}
          </text>
          {points.map((point, index) => {
            const [spotX, spotY] = spots[index] ?? [0, 0];
            const name = names[index];
            return (
              <g key={point.key}>
                <Mark spot={[spotX, spotY]} side={point.side} chosen={index === at} />
                {name && (
                  <text
                    x={name.x}
                    y={spotY}
                    textAnchor={name.anchor}
                    dominantBaseline="central"
                    className="fill-text"
                  >
                    {shortOf(point.name)}
                  </text>
                )}
              </g>
            );
          })}
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
      <p aria-hidden="true" className="mt-1 min-h-11 text-sm font-semibold tabular-nums">
        {here?.text}
      </p>
      {here && children?.(at)}
    </div>
  );
}

/** Up where it is above luck, down where below, a ring within: told apart without color. */
function Mark({ spot: [x, y], side, chosen }: { spot: Spot; side: -1 | 0 | 1; chosen: boolean }) {
  const edge = chosen ? "stroke-text" : "stroke-surface-raised";
  if (side === 0)
    return (
      <circle
        cx={x}
        cy={y}
        r="5"
        className={
          chosen ? "fill-surface-raised stroke-text" : "fill-surface-raised stroke-line-strong"
        }
        strokeWidth={chosen ? 3 : 2}
      />
    );
  return (
    <path
      d={`M${x - 7} ${y + side * 5}L${x} ${y - side * 7}L${x + 7} ${y + side * 5}Z`}
      className={edge}
      fill={side > 0 ? "var(--accent-text)" : "var(--seat-1)"}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}
