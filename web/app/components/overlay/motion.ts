import { useEffect, useRef, useState } from "react";

const countingTime = 500;
const changeTime = 2_400;
const freshTime = 8_000;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A number that runs to where it has to be. */
export function useCounting(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  from.current = shown;
  useEffect(() => {
    const start = from.current;
    if (start === target || still()) return setShown(target);
    const began = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      const share = Math.min(1, Math.max(0, (now - began) / countingTime));
      setShown(Math.round(start + (target - start) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** The sum of quick changes of a number, for a moment; `count` distinguishes bursts. */
export function useRecentChange(value: number): { by: number; count: number } | null {
  const [change, setChange] = useState<{ by: number; count: number } | null>(null);
  const last = useRef(value);
  useEffect(() => {
    const by = value - last.current;
    last.current = value;
    if (by === 0) return;
    setChange((now) => ({ by: (now?.by ?? 0) + by, count: (now?.count ?? 0) + 1 }));
    const timer = setTimeout(() => setChange(null), changeTime);
    return () => clearTimeout(timer);
  }, [value]);
  return change;
}

/** Whether this happened just now, while the overlay was visible. */
export function useFresh(sequence: number | null): boolean {
  const [fresh, setFresh] = useState(false);
  const known = useRef(sequence);
  useEffect(() => {
    if (known.current === sequence) return;
    known.current = sequence;
    setFresh(sequence !== null);
    const timer = setTimeout(() => setFresh(false), freshTime);
    return () => clearTimeout(timer);
  }, [sequence]);
  return fresh;
}
