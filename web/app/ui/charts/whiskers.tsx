import { useRef, useState } from "react";
import { Cursor } from "./cursor";
import { scale, ticks } from "./scale";
import { useWidth } from "./use-width";

interface Whisker {
  key: string;
  /** The label under it. */
  tick: string;
  /** How far it is from what was expected, and how far at least and at most. */
  value: number;
  low: number;
  high: number;
  /** Its text, including its values. */
  text: string;
}

interface Group {
  name: string;
  items: readonly Whisker[];
}

interface WhiskersProps {
  /** The name of the cursor's slider. */
  label: string;
  /** The one on the left and the one on the right, each under its name; one without any is left out. */
  groups: readonly [Group, Group];
  format: (value: number) => string;
}

const height = 240;
const top = 24;
const foot = 26;
const left = 44;
const end = 8;
/** Between two groups, in columns. */
const gap = 0.6;

/** Values above and below a line that stands for what was expected, each with how far it may be off. */
export function Whiskers({ label, groups, format }: WhiskersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [chosen, setChosen] = useState(0);
  const shown = groups.filter(({ items }) => items.length > 0);
  const items = shown.flatMap((group) => group.items);
  const at = Math.min(chosen, items.length - 1);
  const here = items[at];

  const right = width - end;
  const [lowest, highest] = [
    Math.min(-5, ...items.map(({ low }) => low)),
    Math.max(5, ...items.map(({ high }) => high)),
  ];
  const y = scale([lowest, highest], [height - foot, top]);
  const x = scale([0, items.length + gap * (shown.length - 1)], [left, right]);
  const placed = shown.flatMap((group, index) => group.items.map(() => index * gap));
  const middles = placed.map((before, index) => x(before + index + 0.5));
  const between = x((shown[0]?.items.length ?? 0) + gap / 2);
  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 fill-text-muted text-xs tabular-nums"
        >
          {ticks(lowest, highest, 5).map((level) => (
            <g key={level}>
              <line
                x1={left}
                x2={right}
                y1={y(level)}
                y2={y(level)}
                className={level === 0 ? "stroke-accent-text" : "stroke-line"}
                strokeWidth={level === 0 ? 2 : 1}
                strokeDasharray={level === 0 ? "3 2" : undefined}
              />
              <text x={left - 6} y={y(level)} textAnchor="end" dominantBaseline="central">
                {format(level)}
              </text>
            </g>
          ))}
          {shown.map(({ name }, index) => (
            <text
              key={name}
              x={index === 0 ? left : right}
              y="12"
              textAnchor={index === 0 ? "start" : "end"}
            >
              {name}
            </text>
          ))}
          {shown.length > 1 && (
            <line
              x1={between}
              x2={between}
              y1="2"
              y2={height - foot}
              className="stroke-line-strong"
            />
          )}
          {items.map(({ key, tick, value, low, high }, index) => {
            const middle = middles[index] ?? 0;
            const stroke = index === at ? "stroke-text" : "stroke-line-strong";
            return (
              <g key={key}>
                <line
                  x1={middle}
                  x2={middle}
                  y1={y(low)}
                  y2={y(high)}
                  className={stroke}
                  strokeWidth="2"
                />
                {[low, high].map((limit) => (
                  <line
                    key={limit}
                    x1={middle - 4}
                    x2={middle + 4}
                    y1={y(limit)}
                    y2={y(limit)}
                    className={stroke}
                    strokeWidth="2"
                  />
                ))}
                <circle
                  cx={middle}
                  cy={y(value)}
                  r={index === at ? 7 : 5.5}
                  className={index === at ? "stroke-text" : "stroke-surface-raised"}
                  fill="var(--seat-6)"
                  strokeWidth="2"
                />
                <text x={middle} y={height - 6} textAnchor="middle">
                  {tick}
                </text>
              </g>
            );
          })}
        </svg>
        <Cursor
          label={label}
          stops={middles.map((middle) => (middle - left) / (right - left))}
          at={at}
          text={here?.text ?? ""}
          onMove={setChosen}
          style={{ left, width: right - left, top, bottom: foot }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 min-h-11 text-sm font-semibold tabular-nums">
        {here?.text}
      </p>
    </div>
  );
}
