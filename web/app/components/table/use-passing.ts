import { useEffect, useState } from "react";

const passing = 2500;

/** A short message that disappears. */
export function usePassing() {
  const [said, say] = useState("");
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(""), passing);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say] as const;
}
