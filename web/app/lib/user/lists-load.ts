import { useEffect } from "react";
import { useLocation } from "react-router";
import { create } from "zustand";
import { showError } from "~/lib/api/show-error";
import type { Lang } from "~/lib/i18n";
import { isStale } from "./lists";
import { isAuthenticated, useUserStore } from "./store";

interface ListsLoad {
  failed: boolean;
  /** Why it failed. */
  error?: unknown;
  /** Tries; pages that miss a list show how that went. */
  load: () => Promise<void>;
}

/** Whether the last load of the store's lists failed, and the way to try again. */
export const useListsLoad = create<ListsLoad>()((set) => ({
  failed: false,
  load: async () => {
    set({ failed: false, error: undefined });
    try {
      await useUserStore.getState().fetchAll();
    } catch (error) {
      set({ failed: true, error });
    }
  },
}));

/** How often an open page looks whether its lists are still fresh. */
const lookEvery = 60_000;

const isVisible = () => document.visibilityState === "visible";

/** Keeps the store's lists fresh while signed in: on focus, on navigation and at intervals. */
export function useFreshLists(): void {
  const signedIn = useUserStore(isAuthenticated);
  const load = useListsLoad((state) => state.load);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!signedIn) return;
    const look = () => isVisible() && void load();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [signedIn, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is one of the things it waits for.
  useEffect(() => {
    if (!signedIn) return;
    const look = () => {
      const times = Object.values(useUserStore.getState().lastFetch);
      if (isVisible() && times.some((at) => isStale(at))) void load();
    };
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [pathname, signedIn, load]);
}

/** Formats are named in the language they were asked for in. */
let formatsIn: Lang | undefined;

/** Loads them again when the language has changed. */
export function useFormatNames(lang: Lang): void {
  useEffect(() => {
    const before = formatsIn;
    formatsIn = lang;
    if (before && before !== lang) useUserStore.getState().fetchFormats(true).catch(showError);
  }, [lang]);
}
