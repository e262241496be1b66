import { useEffect, useRef, useState } from "react";

/** Taps this close to each other are one change: the same as in the history. */
const together = 2000;

/** The running sum of quick changes of a number, whoever makes them; 0 once it was calm for a while. */
export function useSum(value: number): number {
  const [sum, setSum] = useState(0);
  const before = useRef(value);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change !== 0) setSum((sum) => sum + change);
    const timer = setTimeout(() => setSum(0), together);
    return () => clearTimeout(timer);
  }, [value]);
  return sum;
}
