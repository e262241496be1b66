import { useLineText } from "~/components/live/line-text";
import type { SeatNo, TableWhat } from "~/lib/api/types";
import { mayChange } from "~/live/table/permit";
import { type Step, toRedo, toUndo } from "~/live/table/steps";
import { useBoard, useTable, useView } from "./context";

const whatOf = ({ changes, tap, source }: Step): TableWhat => ({
  type: "step",
  changes,
  tap,
  joins: null,
  source,
});

/** What would be undone or redone, in words, and the way to do it. */
export function useStep(kind: "undo" | "redo") {
  const { actor, plays, nameOf, do: act } = useTable();
  const board = useBoard();
  const { steps, sequence } = useView(({ steps, sequence }) => ({ steps, sequence }));
  const lineText = useLineText(nameOf);
  const may = (changes: Step["changes"]) => mayChange(actor, board, changes);
  const step = plays ? (kind === "undo" ? toUndo : toRedo)(steps, null, may) : null;
  // Only the server knows the steps before this device's first event.
  const unknown = kind === "undo" && plays && steps.done.length === 0 && (sequence ?? 0) > 1;
  return {
    run: step || unknown ? () => act({ type: kind, of: step?.ids.at(-1) ?? null }) : null,
    what: step && lineText(whatOf(step)),
  };
}

/** Takes back the last change of a seat's life; null where this device may not. */
export function useUndoOfLife(seat: SeatNo): (() => void) | null {
  const { actor, plays, do: act } = useTable();
  const board = useBoard();
  const steps = useView((view) => view.steps);
  const isOfLife = (change: Step["changes"][number]) =>
    change.type === "life" && change.seat === seat;
  const last = steps.done.findLast(({ changes }) => changes.some(isOfLife))?.ids.at(-1);
  if (!plays || last === undefined) return null;
  const may = (changes: Step["changes"]) => mayChange(actor, board, changes);
  return toUndo(steps, last, may) && (() => void act({ type: "undo", of: last }));
}
