import { create } from "zustand";
import { showError } from "~/lib/api/show-error";
import { toast, useToasts } from "~/ui/toast-store";

/** What is as good as gone: hidden while the toast can still bring it back. */
const useGoing = create<{ ids: readonly string[] }>()(() => ({ ids: [] }));

/** Whether something is on its way out. */
export function useLeaving(): (id: string) => boolean {
  const ids = useGoing((state) => state.ids);
  return (id) => ids.includes(id);
}

interface Parting {
  id: string;
  /** Says what was done, as though it were. */
  message: string;
  undo: string;
  /** Does it, once nobody can take it back any more. */
  run: () => Promise<unknown>;
}

/** Takes something away where that cannot be undone later: it waits as long as the toast is there. */
export function leave({ id, message, undo, run }: Parting): void {
  const back = () => useGoing.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  const settle = () => document.removeEventListener("visibilitychange", onHidden);
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
  const onHidden = () =>
    document.visibilityState === "hidden" && useToasts.getState().dismiss(shown);
  document.addEventListener("visibilitychange", onHidden);
}
