import { useEffect, useRef } from "react";
import { onChanged } from "./changes";

/** Runs whenever the server says that one of these has changed, and when anything may have. */
export function useChanged(what: string | readonly string[], reload: () => void): void {
  const latest = useRef(reload);
  latest.current = reload;
  const wanted = typeof what === "string" ? what : what.join(" ");
  useEffect(() => {
    const names = wanted.split(" ");
    return onChanged((changed) => {
      if (!changed || names.some((name) => changed.includes(name))) latest.current();
    });
  }, [wanted]);
}
