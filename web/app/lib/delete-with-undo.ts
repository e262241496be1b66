import { create } from "zustand";
import { signBeforehand, whileLeaving } from "~/lib/api/request";
import { showError } from "~/lib/api/show-error";
import { toast, useToasts } from "~/ui/toast-store";

/** Ids hidden from lists while the toast can still undo the deletion. */
const useGoing = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));

/** Tells whether an id is being deleted. */
export function useDeleting(): (id: string) => boolean {
  const ids = useGoing((state) => state.ids);
  return (id) => ids.includes(id);
}

interface Deletion {
  id: string;
  /** Shown at once, as if it were done. */
  message: string;
  undo: string;
  /** Runs when undo is no longer possible; its first call must not wait for anything. */
  run: () => Promise<unknown>;
}

/** A signature lasts five minutes; a hovered toast can stay longer. */
const signEvery = 60_000;

/** Deletes something that cannot be restored later: waits until the toast is gone. */
export function deleteWithUndo({ id, message, undo, run }: Deletion): void {
  const back = () => useGoing.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  // Without a signature the request is signed when it is sent.
  const sign = () => void signBeforehand().catch(() => undefined);
  const settle = () => {
    clearInterval(signing);
    document.removeEventListener("visibilitychange", onHidden);
    removeEventListener("pagehide", finish);
  };
  useGoing.setState(({ ids }) => ({ ids: [...ids, id] }));
  const shown = toast({
    message,
    action: {
      label: undo,
      run: () => {
        settle();
        back();
      },
    },
    onDone: () => {
      settle();
      run().catch(showError).finally(back);
    },
  });
  // Leaving the page confirms: it may never come back.
  const finish = () => whileLeaving(() => useToasts.getState().dismiss(shown));
  const onHidden = () => document.visibilityState === "hidden" && finish();
  sign();
  const signing = setInterval(sign, signEvery);
  document.addEventListener("visibilitychange", onHidden);
  addEventListener("pagehide", finish);
}
