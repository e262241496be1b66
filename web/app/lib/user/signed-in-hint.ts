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

/** Whether a user seems to be signed in, by what is stored. */
export const seemsSignedIn = (): boolean =>
  localStorage.getItem("identity") !== null &&
  /"userData":\{/.test(localStorage.getItem("user") ?? "");

/** The same for public pages, without the user store. */
export const useSignedInHint = (): boolean =>
  useSyncExternalStore(subscribe, seemsSignedIn, () => false);
