import { useLineText } from "~/components/live/line-text";
import type { TableWhat } from "~/lib/api/types";
import { mayChange } from "~/live/table/permit";
import { type Step, toRedo, toUndo } from "~/live/table/steps";
import { useTable } from "./context";

const whatOf = ({ changes, tap, source }: Step): TableWhat => ({
  type: "step",
  changes,
  tap,
  joins: null,
  source,
});

/** What would be undone and redone, in words, and the way to do it. */
export function useSteps() {
  const { board, view, actor, plays, nameOf, do: act } = useTable();
  const lineText = useLineText(nameOf);
  const { steps } = view;
  const may = (changes: Step["changes"]) => mayChange(actor, board, changes);
  const undone = plays ? toUndo(steps, null, may) : null;
  const redone = plays ? toRedo(steps, null, may) : null;
  // Only the server knows the steps before this device's first event.
  const unknown = plays && steps.done.length === 0 && (view.sequence ?? 0) > 1;
  const last = (step: Step | null) => step?.ids.at(-1) ?? null;
  return {
    undo: undone || unknown ? () => act({ type: "undo", of: last(undone) }) : null,
    undoes: undone && lineText(whatOf(undone)),
    redo: redone ? () => act({ type: "redo", of: last(redone) }) : null,
    redoes: redone && lineText(whatOf(redone)),
  };
}
