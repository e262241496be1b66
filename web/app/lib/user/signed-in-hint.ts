import { useSyncExternalStore } from "react";

/** Told in this tab when somebody signs in or out; other tabs hear of it by their storage. */
const changed = "signed-in-changed";
export const tellSignedInChanged = (): boolean => dispatchEvent(new Event(changed));

function subscribe(listener: () => void) {
  addEventListener("storage", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

const read = () =>
  localStorage.getItem("identity") !== null &&
  /"userData":\{/.test(localStorage.getItem("user") ?? "");

/** Whether somebody seems to be signed in, for public pages that do without the user store. */
export const useSignedInHint = (): boolean => useSyncExternalStore(subscribe, read, () => false);
