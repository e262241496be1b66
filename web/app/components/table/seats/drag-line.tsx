import { useSyncExternalStore } from "react";
import type { Drag } from "./drag";

/** From whose commander the damage comes, to where the finger is. */
export default function DragLine({ drag }: { drag: Drag }) {
  const dragged = useSyncExternalStore(drag.subscribe, drag.get, drag.get);
  if (!dragged) return null;
  const from = document.querySelector(`[data-seat="${dragged.from}"]`)?.getBoundingClientRect();
  if (!from) return null;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const aimed = dragged.over !== null && dragged.over !== dragged.from;
  return (
    <svg aria-hidden="true" className="pointer-events-none fixed inset-0 z-30 size-full">
      <line
        x1={x}
        y1={y}
        x2={dragged.x}
        y2={dragged.y}
        className={aimed ? "stroke-danger" : "stroke-text-muted"}
        strokeWidth={6}
        strokeLinecap="round"
        strokeDasharray={aimed ? undefined : "2 14"}
      />
      <circle cx={x} cy={y} r={10} className={aimed ? "fill-danger" : "fill-text-muted"} />
      <circle
        cx={dragged.x}
        cy={dragged.y}
        r={26}
        strokeWidth={4}
        className={aimed ? "fill-danger-soft stroke-danger" : "fill-transparent stroke-text-muted"}
      />
    </svg>
  );
}
