import { call, type Result } from "./call";
import { download } from "./download";
import type { Session } from "./types";
import { uploadPicture } from "./upload";

export const getCode = (signal?: AbortSignal) => call("get", "/user/code", { signal });
export const getQr = (signal?: AbortSignal) => call("get", "/user/qr", { signal });
/** Where I am signed in, newest use first. */
export const getSessions = (signal?: AbortSignal) =>
  call("get", "/user/sessions", { signal }) as Promise<{ sessions: Session[] }>;
/** One of mine, or "current". */
export const endSession = (id: string) => call("delete", "/user/sessions/{id}", { path: { id } });
export const revokeSessions = () => call("post", "/user/sessions/revoke");

export const putUsername = (username: string) =>
  call("put", "/user/username", { body: { username } });
export const putFirstname = (firstname: string) =>
  call("put", "/user/firstname", { body: { firstname } });
export const deletePicture = () => call("delete", "/user/picture");
export const postPicture = (picture: Blob, onProgress: (share: number) => void) =>
  uploadPicture("/user/picture", picture, onProgress) as Promise<Result<"post", "/user/picture">>;

/** Everything of mine in one file. */
export const exportAccount = () => download("/user/export", "podium.zip");
/** What happened to my account, newest first. */
export const getActivity = (timestamp: number | null, signal?: AbortSignal) =>
  call("get", "/user/activity", { query: { timestamp }, signal });
/** For good; only shortly after signing in. */
export const deleteAccount = (username: string) => call("delete", "/user", { body: { username } });
