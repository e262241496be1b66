import { useLineText } from "~/components/live/line-text";
import type { SeatNo, TableBoard, TableWhat } from "~/lib/api/types";
import { mayChange } from "~/live/table/permit";
import { type Step, toRedo, toUndo } from "~/live/table/steps";
import type { Actor } from "~/live/table/types";
import { useLateView, useTable, useView } from "./context";

const whatOf = ({ changes, tap, source }: Step): TableWhat => ({
  type: "step",
  changes,
  tap,
  joins: null,
  source,
});

const mayOn = (board: TableBoard | null, actor: Actor) => (changes: Step["changes"]) =>
  board !== null && mayChange(actor, board, changes);

/** What would be undone or redone, in words, and the way to do it. */
export function useStep(kind: "undo" | "redo") {
  const { actor, plays, nameOf, do: act } = useTable();
  const lineText = useLineText(nameOf);
  const { step, unknown } = useLateView(({ board, steps, sequence }) => {
    const may = mayOn(board, actor);
    return {
      step: plays ? (kind === "undo" ? toUndo : toRedo)(steps, null, may) : null,
      // Only the server knows the steps before this device's first event.
      unknown: kind === "undo" && plays && steps.done.length === 0 && (sequence ?? 0) > 1,
    };
  });
  return {
    run: step || unknown ? () => act({ type: kind, of: step?.ids.at(-1) ?? null }) : null,
    what: step && lineText(whatOf(step)),
  };
}

/** Takes back the last change of a seat's life; null where this device may not. */
export function useUndoOfLife(seat: SeatNo): (() => void) | null {
  const { actor, plays, do: act } = useTable();
  const isOfLife = (change: Step["changes"][number]) =>
    change.type === "life" && change.seat === seat;
  const last = useView(({ board, steps }) => {
    const id = steps.done.findLast(({ changes }) => changes.some(isOfLife))?.ids.at(-1);
    return id !== undefined && toUndo(steps, id, mayOn(board, actor)) ? id : null;
  });
  return plays && last !== null ? () => void act({ type: "undo", of: last }) : null;
}
