import { create } from "zustand";
import { signBeforehand, whileLeaving } from "~/lib/api/request";
import { showError } from "~/lib/api/show-error";
import { toast, useToasts } from "~/ui/toast-store";

/** What is as good as gone: hidden while the toast can still bring it back. */
const useGoing = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));

/** Whether something is on its way out. */
export function useDeleting(): (id: string) => boolean {
  const ids = useGoing((state) => state.ids);
  return (id) => ids.includes(id);
}

interface Deletion {
  id: string;
  /** Says what was done, as though it were. */
  message: string;
  undo: string;
  /** Does it, once nobody can take it back any more; its first call must not wait for anything. */
  run: () => Promise<unknown>;
}

/** A signature is good for five minutes; a toast somebody points at stays for as long. */
const signEvery = 60_000;

/** Takes something away where that cannot be undone later: it waits as long as the toast is there. */
export function deleteWithUndo({ id, message, undo, run }: Deletion): void {
  const back = () => useGoing.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  // Without a signature it is tried in the ordinary way.
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
  // Whoever goes away from the page has made up their mind, and may not come back to it.
  const finish = () => whileLeaving(() => useToasts.getState().dismiss(shown));
  const onHidden = () => document.visibilityState === "hidden" && finish();
  sign();
  const signing = setInterval(sign, signEvery);
  document.addEventListener("visibilitychange", onHidden);
  addEventListener("pagehide", finish);
}
