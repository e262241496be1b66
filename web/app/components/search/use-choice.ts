import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { step } from "~/ui/roving";
import type { FullHit } from "./hit";

/** Which of the choices the box's keys stand on: the first, until others are stepped or pointed to. */
export function useChoice(hits: readonly FullHit[]) {
  const id = useId();
  const [key, setKey] = useState<string>();
  const at = Math.max(
    0,
    hits.findIndex((hit) => hit.key === key),
  );
  const active = hits[at];
  const optionId = (hit: FullHit) => `${id}-${hit.key}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (key && activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [key, activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With these, the keys work on the text, and within a composition on that.
    const { shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing || !active) return;
    if (event.key === "Enter") {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) {
      event.preventDefault();
      setKey(hits[step(event.key, at, hits.length, "column")]?.key);
    }
  };

  return { id, active, activeId, optionId, point: (hit?: FullHit) => setKey(hit?.key), onKeyDown };
}
