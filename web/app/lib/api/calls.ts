import type { Lang } from "~/lib/i18n/paths";
import { call } from "./call";

// The web has its own push (push.ts): the token of the phone app's service is always null.
const fcmToken = null;

export const login = (locale: Lang) => call("post", "/auth/login", { body: { fcmToken, locale } });
export const signin = (locale: Lang, firstname: string) =>
  call("post", "/auth/signin", { body: { fcmToken, locale, firstname } });

export const getUser = () => call("get", "/user");
export const getPlaygroups = () => call("get", "/user/playgroups");
export const getDecks = (signal?: AbortSignal) => call("get", "/user/decks", { signal });
export const getFriends = () => call("get", "/user/friends");
export const getFormats = () => call("get", "/formats");

export const putLocale = (locale: Lang) => call("put", "/user/locale", { body: { locale } });
