import type { Lang } from "~/lib/i18n/paths";
import { call } from "./call";

/** Readable signed out. */
export const getEvent = (id: string, signal?: AbortSignal) =>
  call("get", "/event/{id}", { path: { id }, signal });
export const getEvents = (signal?: AbortSignal) => call("get", "/user/events", { signal });
/** Lets the user into the event the code is for; a second time it changes nothing. */
export const redeem = (code: string, locale: Lang) =>
  call("post", "/promo/event", { body: { code, locale } });
