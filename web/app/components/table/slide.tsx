import { useEffect } from "react";

/** A finger that stays so long, in milliseconds, or moves so far has opened what it pressed. */
const stays = 200;
const slidesFrom = 16;

const openers = "[data-slide]:enabled";
/** What can be chosen by lifting the finger, in what was opened. */
const choices = ":is(dialog, [data-grid]) :is(button:enabled, label, summary, a)";

const prevent = (event: Event) => event.preventDefault();

/** Follows a finger from the opener it pressed to what it is lifted from. */
function slideFrom(opener: HTMLElement, { pointerId, clientX, clientY }: PointerEvent): void {
  const listening = new AbortController();
  let aimed: HTMLElement | null = null;
  let opened = false;
  let slides = false;

  const tell = (type: "pointerdown" | "pointercancel") =>
    aimed?.dispatchEvent(new PointerEvent(type, { pointerId, bubbles: true }));
  const mark = (outline: string) => {
    if (aimed) aimed.style.outline = outline;
  };
  // What the finger comes over is pressed without another touch.
  const aim = (target: HTMLElement | null) => {
    mark("");
    tell("pointercancel");
    aimed = target;
    mark("3px solid");
    tell("pointerdown");
  };
  const open = () => {
    clearTimeout(timer);
    if (opened) return;
    opened = true;
    // A touch that ends would also press what has come to lie there.
    opener.addEventListener("touchend", prevent);
    opener.click();
  };
  const timer = setTimeout(open, stays);

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    slides ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) >= slidesFrom;
    if (!slides) return;
    open();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest<HTMLElement>(choices) ?? null;
    if (target !== aimed) aim(target);
  };
  const end = (event: PointerEvent) => {
    // What was let go of on the way is told so too.
    if (event.pointerId !== pointerId || !event.isTrusted) return;
    listening.abort();
    // The touch ends after its pointer.
    setTimeout(() => opener.removeEventListener("touchend", prevent));
    clearTimeout(timer);
    mark("");
    if (event.type === "pointerup") aimed?.click();
    else tell("pointercancel");
  };
  const { signal } = listening;
  document.addEventListener("contextmenu", prevent, { signal });
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointerup", end, { signal });
  document.addEventListener("pointercancel", end, { signal });
}

/**
 * An opener at the table opens at a tap, or under a finger that stays: it slides on, and what it is lifted from is
 * chosen, all in one gesture.
 */
export default function Slide() {
  useEffect(() => {
    const begin = (event: PointerEvent) => {
      const opener = event.target instanceof Element && event.target.closest<HTMLElement>(openers);
      if (opener && event.button === 0) slideFrom(opener, event);
    };
    document.addEventListener("pointerdown", begin);
    return () => document.removeEventListener("pointerdown", begin);
  }, []);
  return null;
}
