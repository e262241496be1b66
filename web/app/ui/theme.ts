import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

// The same key as in index.html, which applies the choice before the first paint.
const key = "theme";
const listeners = new Set<() => void>();

function read(): Theme {
  const stored = localStorage.getItem(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function apply(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme) {
  if (theme === "system") localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  apply(theme);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    apply(read());
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export const useTheme = () => useSyncExternalStore(subscribe, read, (): Theme => "system");

const lightSystem = "(prefers-color-scheme: light)";

function watchSystem(listener: () => void) {
  const query = matchMedia(lightSystem);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The next theme of the switch: first the one that looks different. */
export function useNextTheme(): Theme {
  const theme = useTheme();
  const light = useSyncExternalStore(
    watchSystem,
    () => matchMedia(lightSystem).matches,
    () => false,
  );
  const round: readonly Theme[] = light ? ["system", "dark", "light"] : ["system", "light", "dark"];
  return round[(round.indexOf(theme) + 1) % round.length] as Theme;
}
