import { useEffect } from "react";
import { ahead, whenIdle } from "~/lib/on-demand";
import type { sendOrKeep as SendOrKeep } from "./send";

const bringSend = ahead(() => import("./send"));
const bringFollow = ahead(() => import("./follow"));

const sendOrKeep: typeof SendOrKeep = async (...args) => (await bringSend()).sendOrKeep(...args);

/** `sendOrKeep` for a page; its code comes while the page is idle, so that it is there without a network. */
export function useSendOrKeep(): typeof SendOrKeep {
  useEffect(() => whenIdle(() => void Promise.allSettled([bringSend(), bringFollow()])), []);
  return sendOrKeep;
}
