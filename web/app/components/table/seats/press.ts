import {
  type MouseEvent,
  type PointerEvent as Pointer,
  type TouchEvent as Touch,
  useEffect,
  useRef,
} from "react";

const holdAfter = 450;
const slowly = 700;
/** A finger that strays no further still means what it touched. */
const dragFrom = 28;
/** The click that follows a press belongs to it. */
const echo = 700;

interface PressOptions {
  tap: () => void;
  /** Again and again while it is held, for the how manieth time. */
  hold: (times: number) => void;
  /** Milliseconds between two of them. */
  repeatEvery?: number;
  /** Handles a drag from the press; undefined if dragging is off. */
  drag?: {
    move: (x: number, y: number) => void;
    drop: (x: number, y: number) => void;
    cancel: () => void;
  };
}

interface Finger {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  state: "down" | "held" | "dragged";
  held: number;
}

/** A tick in the hand, where the device has one. */
const tick = () => void navigator.vibrate?.(8);

/**
 * Taps, holds and drags of any number of fingers: a browser gives a click to the first finger only, and around one
 * phone several people tap at once. The keyboard and readers of screens come by the click.
 */
export function usePress(options: PressOptions) {
  const latest = useRef(options);
  latest.current = options;
  const fingers = useRef(new Map<number, Finger>());
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const all = fingers.current;
    return () => {
      for (const { timer } of all.values()) clearTimeout(timer);
    };
  }, []);

  const repeat = (finger: Finger) => {
    const { hold, repeatEvery = slowly } = latest.current;
    finger.state = "held";
    finger.held += 1;
    tick();
    hold(finger.held);
    finger.timer = setTimeout(repeat, repeatEvery, finger);
  };

  const lift = (event: Pointer) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger) clearTimeout(finger.timer);
    pressedAt.current = event.timeStamp;
    return finger;
  };

  return {
    onPointerDown: (event: Pointer) => {
      if (event.button !== 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      event.currentTarget.setPointerCapture?.(pointerId);
      const finger: Finger = {
        x,
        y,
        state: "down",
        held: 0,
        timer: setTimeout(() => repeat(finger), holdAfter),
      };
      fingers.current.set(pointerId, finger);
    },
    onPointerMove: ({ pointerId, clientX, clientY }: Pointer) => {
      const finger = fingers.current.get(pointerId);
      const { drag } = latest.current;
      if (!finger || !drag || finger.state === "held") return;
      if (finger.state === "down") {
        if (Math.hypot(clientX - finger.x, clientY - finger.y) < dragFrom) return;
        clearTimeout(finger.timer);
        finger.state = "dragged";
      }
      drag.move(clientX, clientY);
    },
    onPointerUp: (event: Pointer) => {
      const finger = lift(event);
      if (finger?.state === "down") {
        tick();
        latest.current.tap();
      }
      if (finger?.state === "dragged") latest.current.drag?.drop(event.clientX, event.clientY);
    },
    // The browser's own answer to a touch, a mouse's presses, focus and a click, would only delay what was painted.
    onTouchEnd: (event: Touch) => {
      // Not where the page is being scrolled.
      if (event.cancelable) event.preventDefault();
    },
    onPointerCancel: (event: Pointer) => {
      if (lift(event)?.state === "dragged") latest.current.drag?.cancel();
    },
    onClick: ({ timeStamp }: MouseEvent) => {
      if (timeStamp - pressedAt.current > echo) latest.current.tap();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
