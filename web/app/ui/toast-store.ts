import { create } from "zustand";

export type ToastTone = "info" | "success" | "danger";

export interface ToastContent {
  message: string;
  tone?: ToastTone;
  /** Takes back what was just done, most often. */
  action?: { label: string; run: () => void };
  /** Called once it is gone without the action having been used: now it is final. */
  onDone?: () => void;
}

export interface ShownToast extends ToastContent {
  id: number;
}

interface ToastStore {
  toasts: readonly ShownToast[];
  show: (content: ToastContent) => number;
  act: (id: number) => void;
  dismiss: (id: number) => void;
}

/** More than this at once is noise: the oldest gives way. */
const most = 3;
let lastId = 0;

export const useToasts = create<ToastStore>()((set, get) => {
  const take = (id: number) => {
    const found = get().toasts.find((toast) => toast.id === id);
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
    return found;
  };
  return {
    toasts: [],
    show: (content) => {
      lastId += 1;
      const id = lastId;
      const toasts = [...get().toasts, { ...content, id }];
      set({ toasts });
      for (const old of toasts.slice(0, -most)) get().dismiss(old.id);
      return id;
    },
    act: (id) => take(id)?.action?.run(),
    dismiss: (id) => take(id)?.onDone?.(),
  };
});

/** Shows a toast, from anywhere. */
export const toast = (content: ToastContent) => useToasts.getState().show(content);
