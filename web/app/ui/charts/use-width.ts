import { type RefObject, useEffect, useState } from "react";

/** How wide an element is, in pixels: what is drawn to measure keeps its letters' size. */
export function useWidth(element: RefObject<HTMLElement | null>, first = 320): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
