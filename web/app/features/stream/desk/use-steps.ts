import { mayChange } from "~/live/table/permit";
import { type Step, toRedo, toUndo } from "~/live/table/steps";
import { useDesk } from "./context";

type Act = () => void;

/** The ways back and forth, where there are any; each names the step it is about. */
export function useSteps(): { undo: Act | null; redo: Act | null } {
  const { board, view, actor, plays, do: act } = useDesk();
  const may = (changes: Step["changes"]) => mayChange(actor, board, changes);
  const undone = plays ? toUndo(view.steps, null, may) : null;
  const redone = plays ? toRedo(view.steps, null, may) : null;
  // Only the server knows the steps before this device's first event.
  const unknown = plays && view.steps.done.length === 0 && (view.sequence ?? 0) > 1;
  const last = (step: Step | null) => step?.ids.at(-1) ?? null;
  return {
    undo: undone || unknown ? () => act({ type: "undo", of: last(undone) }) : null,
    redo: redone ? () => act({ type: "redo", of: last(redone) }) : null,
  };
}
