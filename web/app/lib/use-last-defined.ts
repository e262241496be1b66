import { useRef } from "react";

/** What was there last, while the next is on its way: nothing jumps when a filter changes. */
export function useLastDefined<T>(now: T | undefined): T | undefined {
  const kept = useRef(now);
  if (now !== undefined) kept.current = now;
  return kept.current;
}
