import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { nearest } from "./scale";

interface CursorProps {
  label: string;
  /** Where it can stand, as shares of its width, rising. */
  stops: readonly number[];
  at: number;
  /** The text at that position. */
  text: string;
  onMove: (to: number) => void;
  style?: CSSProperties;
}

/** Lies over a chart: hand, finger or arrow keys choose where its values are read. */
export function Cursor({ label, stops, at, text, onMove, style }: CursorProps) {
  const last = stops.length - 1;

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onMove(nearest(stops, (event.clientX - left) / width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const far = Math.max(1, Math.round(stops.length / 10));
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
