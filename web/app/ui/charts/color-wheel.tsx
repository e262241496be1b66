import { useRef, useState } from "react";
import { type CardColor, Pip, pipFill } from "../pips";
import { SpotCursor } from "./cursor";
import { polar, reachOf, type Spot, slicePath } from "./geometry";
import { useWidth } from "./use-width";

interface ColorSlice {
  color: CardColor;
  /** Its area. */
  value: number;
  /** What stands at the rim beside its sign. */
  mark: string;
  /** Its text, including its values. */
  text: string;
}

interface ColorWheelProps {
  /** The name of the cursor's slider. */
  label: string;
  /** The five colors clockwise from the top, then colorless, which stands in the middle. */
  slices: readonly ColorSlice[];
}

const height = 300;
const inner = 30;
const outer = 106;

/** The five colors around colorless: the larger a slice, the more there is of it. */
export function ColorWheel({ label, slices }: ColorWheelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const most = Math.max(1, ...slices.map(({ value }) => value));
  const largest = slices.findIndex(({ value }) => value === most);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? Math.max(0, largest);
  const here = slices[at];

  const [midX, midY] = [width / 2, height / 2];
  const around = slices.filter(({ color }) => color !== "C");
  const turnOf = (index: number) => index / around.length;
  const half = 0.5 / around.length;
  const spotAt = (index: number, radius: number): Spot => {
    const [x, y] = index < around.length ? polar(turnOf(index), radius) : [0, 0];
    return [midX + x, midY + y];
  };
  return (
    <div>
      <div ref={frame} className="relative" style={{ height }}>
        <svg aria-hidden="true" width={width} height={height} className="absolute inset-0">
          <g transform={`translate(${midX} ${midY})`}>
            {around.map(({ color }, index) => (
              <path
                key={color}
                d={slicePath(turnOf(index) - half, turnOf(index) + half, inner, outer)}
                className="fill-surface-sunken stroke-line"
              />
            ))}
            {around.map(({ color, value }, index) => (
              <path
                key={color}
                d={slicePath(
                  turnOf(index) - half,
                  turnOf(index) + half,
                  inner,
                  reachOf(value / most, inner, outer),
                )}
                fill={pipFill(color)}
                className={index === at ? "stroke-text" : "stroke-line-strong"}
                strokeWidth={index === at ? 3 : 1}
              />
            ))}
            <circle
              r={inner - 3}
              className={at >= around.length ? "stroke-text" : "stroke-line-strong"}
              fill="var(--surface-raised)"
              strokeWidth={at >= around.length ? 3 : 1}
            />
          </g>
        </svg>
        {slices.map(({ color, mark }, index) => {
          const [left, top] = spotAt(index, outer + 24);
          return (
            <span
              key={color}
              aria-hidden="true"
              className="absolute flex -translate-x-1/2 -translate-y-1/2 flex-col items-center text-xs font-semibold tabular-nums"
              style={{ left, top }}
            >
              <span className="size-5">
                <Pip color={color} />
              </span>
              {mark}
            </span>
          );
        })}
        <SpotCursor
          label={label}
          spots={slices.map((_, index) => spotAt(index, (inner + outer) / 2))}
          at={at}
          text={here?.text ?? ""}
          onMove={setChosen}
          style={{ inset: 0 }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 min-h-11 text-sm font-semibold tabular-nums">
        {here?.text}
      </p>
    </div>
  );
}
