import { useEffect, useState } from "react";
import type { Moment } from "~/live/table/replay";

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a moment is looked at, in milliseconds. */
const look = 1_200;

/** The position in the replay; while playing, it advances to the end. */
export function useReplay(moments: readonly Moment[]) {
  const last = moments.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), look / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);

  /** The first moment of the next turn, or of the one before. */
  const turnFrom = (way: 1 | -1) => {
    const begins = (index: number) => moments[index]?.turn !== moments[index - 1]?.turn;
    let to = at + way;
    while (to > 0 && to < last && !begins(to)) to += way;
    return Math.min(last, Math.max(0, to));
  };
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, to)));
  };
  return {
    at,
    last,
    playing,
    speed,
    setSpeed,
    go,
    step: (way: 1 | -1) => go(at + way),
    turn: (way: 1 | -1) => go(turnFrom(way)),
    toggle: () => {
      if (!playing && at >= last) setAt(0);
      setPlaying(!playing);
    },
  };
}
