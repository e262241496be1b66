import type { Lang } from "~/lib/i18n/paths";
import { call, type Result } from "./call";
import { upload } from "./upload";

// No push messages on the web: the token of that service is always null.
const fcmToken = null;

export const login = (locale: Lang) => call("post", "/auth/login", { body: { fcmToken, locale } });
export const signin = (locale: Lang, firstname: string) =>
  call("post", "/auth/signin", { body: { fcmToken, locale, firstname } });
export const revokeSessions = () => call("post", "/user/sessions/revoke");

export const getUser = () => call("get", "/user");
export const getPlaygroups = () => call("get", "/user/playgroups");
export const getDecks = () => call("get", "/user/decks");
export const getFriends = () => call("get", "/user/friends");
export const getFormats = () => call("get", "/formats");
export const getQr = () => call("get", "/user/qr");

export const putUsername = (username: string) =>
  call("put", "/user/username", { body: { username } });
export const putFirstname = (firstname: string) =>
  call("put", "/user/firstname", { body: { firstname } });
export const putLocale = (locale: Lang) => call("put", "/user/locale", { body: { locale } });
export const deletePicture = () => call("delete", "/user/picture");

export function postPicture(picture: Blob, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append("picture", picture, "picture");
  return upload("/user/picture", form, onProgress) as Promise<Result<"post", "/user/picture">>;
}
