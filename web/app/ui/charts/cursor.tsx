import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { nearestSpot, type Spot } from "./geometry";
import { nearest } from "./scale";

interface ReadingProps {
  label: string;
  at: number;
  /** The text at that position. */
  text: string;
  onMove: (to: number) => void;
  style?: CSSProperties;
}

interface CursorProps extends ReadingProps {
  /** Where it can stand, as shares of its width, rising. */
  stops: readonly number[];
}

/** Lies over a chart: hand, finger or arrow keys choose where its values are read. */
export const Cursor = ({ stops, ...reading }: CursorProps) => (
  <Reader {...reading} count={stops.length} pick={([x], width) => nearest(stops, x / width)} />
);

interface SpotCursorProps extends ReadingProps {
  /** Where it can stand, in pixels from its corner, in the order of the arrow keys. */
  spots: readonly Spot[];
}

/** The same where spots lie anywhere: only a press chooses, so that the way to what stands below changes nothing. */
export const SpotCursor = ({ spots, ...reading }: SpotCursorProps) => (
  <Reader {...reading} pressed count={spots.length} pick={(at) => nearestSpot(spots, at)} />
);

interface ReaderProps extends ReadingProps {
  /** How many places there are. */
  count: number;
  /** Which one is meant by a point, in pixels from the corner. */
  pick: (point: Spot, width: number) => number;
  /** Only while the pointer is pressed. */
  pressed?: boolean;
}

function Reader({ label, at, text, onMove, style, count, pick, pressed = false }: ReaderProps) {
  const last = count - 1;

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || (pressed && event.buttons === 0)) return;
    onMove(pick([event.clientX - left, event.clientY - top], width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const far = Math.max(1, Math.round(count / 10));
    const moves: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - far,
      PageUp: at + far,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(Math.min(last, Math.max(0, to)));
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      className="absolute cursor-crosshair touch-pan-y rounded-sm"
      style={style}
    />
  );
}
