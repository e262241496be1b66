import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

const read = () =>
  localStorage.getItem("identity") !== null &&
  /"userData":\{/.test(localStorage.getItem("user") ?? "");

/** Whether somebody seems to be signed in, for public pages that do without the user store. */
export const useSignedInHint = (): boolean => useSyncExternalStore(subscribe, read, () => false);
