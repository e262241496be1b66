import { useSyncExternalStore } from "react";

/** Fired in this tab on sign-in and sign-out; other tabs get a storage event. */
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

/** Whether a user seems to be signed in, for public pages without the user store. */
export const useSignedInHint = (): boolean => useSyncExternalStore(subscribe, read, () => false);
