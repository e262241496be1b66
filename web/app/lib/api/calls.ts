import type { Lang } from "~/lib/i18n/paths";
import { type Answer, send } from "./request";
import type { Deck, Format, Friend, Playgroup, User } from "./types";
import { upload } from "./upload";

type Method = "GET" | "POST" | "PUT" | "DELETE";

const call = <T>(method: Method, path: string, body?: object): Promise<T> =>
  send(path, async (url, headers): Promise<Answer> => {
    const response = await fetch(url, {
      method,
      headers: body ? { ...headers, "Content-Type": "application/json" } : headers,
      body: body && JSON.stringify(body),
    });
    return {
      status: response.status,
      date: response.headers.get("Date"),
      body: await response.json().catch(() => null),
    };
  }) as Promise<T>;

// No push messages on the web: the token of that service is always null.
const fcmToken = null;

export const login = (locale: Lang) =>
  call<{ token: string; user: User | null }>("POST", "/auth/login", { fcmToken, locale });
export const signin = (locale: Lang, firstname: string) =>
  call<{ token: string; user: User }>("POST", "/auth/signin", { fcmToken, locale, firstname });
export const revokeSessions = () => call<{ revoked: number }>("POST", "/user/sessions/revoke");

export const getUser = () => call<{ user: User }>("GET", "/user");
export const getPlaygroups = () => call<{ playgroups: Playgroup[] }>("GET", "/user/playgroups");
export const getDecks = () => call<{ decks: Deck[] }>("GET", "/user/decks");
export const getFriends = () => call<{ friends: Friend[] }>("GET", "/user/friends");
export const getFormats = () => call<{ formats: Format[] }>("GET", "/formats");
export const getQr = () => call<{ qr: string; code: string; url: string }>("GET", "/user/qr");

export const putUsername = (username: string) =>
  call<{ user: User }>("PUT", "/user/username", { username });
export const putFirstname = (firstname: string) =>
  call<{ user: User }>("PUT", "/user/firstname", { firstname });
export const putLocale = (locale: Lang) => call<{ user: User }>("PUT", "/user/locale", { locale });
export const deletePicture = () => call<{ user: User }>("DELETE", "/user/picture");

export function postPicture(picture: Blob, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append("picture", picture, "picture");
  return upload("/user/picture", form, onProgress) as Promise<{ user: User }>;
}
