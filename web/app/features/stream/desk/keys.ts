import { useEffect, useRef } from "react";
import { digitOf, type Pressed } from "~/lib/digit-key";
import { isFree } from "~/lib/keys";

/** The action of a key at the desk; seats by position in the turn order, from 0. */
export type KeyAction =
  | { type: "seat"; at: number }
  | { type: "count"; delta: number }
  | { type: "damage" | "leave" | "turn" | "pause" | "undo" | "redo" | "help" };

const letters = { d: "damage", t: "turn", p: "pause", u: "undo", r: "redo" } as const;
const isLetter = (key: string): key is keyof typeof letters => Object.hasOwn(letters, key);

/** Shift makes the arrows five; the page keys are ten. */
function counted({ key, shiftKey }: Pressed): number | null {
  const step = shiftKey ? 5 : 1;
  const deltas: Record<string, number> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: 10,
    PageDown: -10,
  };
  return Object.hasOwn(deltas, key) ? (deltas[key] ?? null) : null;
}

export function keyed(pressed: Pressed): KeyAction | null {
  const { key } = pressed;
  const delta = counted(pressed);
  if (delta !== null) return { type: "count", delta };
  const digit = digitOf(pressed);
  // The key after nine is the tenth seat's.
  if (digit !== null) return { type: "seat", at: (digit || 10) - 1 };
  if (key === "?") return { type: "help" };
  if (key === "Escape") return { type: "leave" };
  const letter = key.toLowerCase();
  return isLetter(letter) ? { type: letters[letter] } : null;
}

/** Shortcuts of the whole page, outside text fields; `take` returns whether it used the key. */
export function useKeys(take: (action: KeyAction) => boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Tabs have arrows of their own.
      const action = isFree(event.target, "[role=tablist]") ? keyed(event) : null;
      if (action && latest.current(action)) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
