import { useEffect, useState } from "react";

/** Wait until the taps stop before asking. */
const calm = 1000;

/** Whether this has stayed the same for a moment. */
export function useSettled(now: string): boolean {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), calm);
    return () => clearTimeout(timer);
  }, [now]);
  return settled === now;
}
