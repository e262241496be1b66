import { type RefObject, useLayoutEffect, useRef } from "react";

const duration = 400;

/** Rows that change places glide there; where motion is unwelcome they are simply there. */
export function useSettling(list: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = new Map<string, number>();
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
      const key = row.dataset.row ?? "";
      now.set(key, row.offsetTop);
      const from = before.current.get(key);
      if (still || from === undefined || from === row.offsetTop) continue;
      row.animate([{ translate: `0 ${from - row.offsetTop}px` }, { translate: "0 0" }], {
        duration,
        easing: "ease-out",
      });
    }
    before.current = now;
  });
}
