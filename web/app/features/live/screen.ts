import { useEffect, useState, useSyncExternalStore } from "react";

/** The screen stays awake while it is looked at. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    // The browser lets go of it whenever the page is hidden; some refuse it when the battery is low.
    const take = () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      navigator.wakeLock.request("screen").then(
        (taken) => {
          lock = taken;
          if (over) void taken.release();
        },
        () => undefined,
      );
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [wanted]);
}

/** Nothing on the page but the table; null where the browser cannot. */
export function useFullScreen(): { on: boolean; toggle: () => void } | null {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { on, toggle };
}

/** Neither pulling down nor sliding sideways leaves the table, and two quick taps do not zoom. */
export function useStillPage(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("overscroll-behavior", "none");
    style.setProperty("overflow", "hidden");
    style.setProperty("touch-action", "manipulation");
    return () => {
      style.removeProperty("overscroll-behavior");
      style.removeProperty("overflow");
      style.removeProperty("touch-action");
    };
  }, []);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

export const useLandscape = () => useMedia("(orientation: landscape)");

/** A screen that stands on the table and is not touched: everyone reads it from the same side. */
export const useStandingScreen = () =>
  useMedia("(hover: hover) and (pointer: fine) and (not (any-pointer: coarse))");
