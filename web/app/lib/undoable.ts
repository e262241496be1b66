import { showError } from "~/lib/api/show-error";
import { toast } from "~/ui/toast-store";

interface Undoable<T> {
  before: T;
  /** As it will be, shown at once. */
  after: T;
  show: (value: T) => void;
  /** Answers with the thing as it is then. */
  save: () => Promise<T>;
  message: string;
  undo: { label: string; run: (saved: T) => void };
}

/** Changes something at once and saves it; the toast takes it back, and so does a refusal. */
export async function changeWithUndo<T>(change: Undoable<T>): Promise<void> {
  const { before, after, show, save, message, undo } = change;
  show(after);
  try {
    const saved = await save();
    show(saved);
    toast({
      tone: "success",
      message,
      action: { label: undo.label, run: () => undo.run(saved) },
    });
  } catch (error) {
    show(before);
    showError(error);
  }
}
