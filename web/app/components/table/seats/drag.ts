import type { SeatNo } from "~/lib/api/types";
import { createListeners } from "~/lib/listeners";

/** A finger on its way from one seat to another. */
export interface Dragged {
  from: SeatNo;
  x: number;
  y: number;
  over: SeatNo | null;
}

/** The seat at a point of the screen. */
function seatAt(x: number, y: number): SeatNo | null {
  const seat = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-seat]");
  return seat ? Number(seat.dataset.seat) : null;
}

export type Drag = ReturnType<typeof createDrag>;

/** Apart from the table's own state: it changes with every move of a finger. */
export function createDrag() {
  let dragged: Dragged | null = null;
  const { subscribe, tell } = createListeners();
  const put = (next: Dragged | null) => {
    dragged = next;
    tell();
  };
  return {
    get: () => dragged,
    subscribe,
    move: (from: SeatNo, x: number, y: number) => put({ from, x, y, over: seatAt(x, y) }),
    /** The seat it was let go over, if that is another. */
    drop: (x: number, y: number): SeatNo | null => {
      const from = dragged?.from ?? null;
      put(null);
      const over = seatAt(x, y);
      return over === from ? null : over;
    },
    cancel: () => put(null),
  };
}
