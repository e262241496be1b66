import { call, type Result } from "./call";
import type { components } from "./schema";

export type PushKind = components["schemas"]["PushKind"];
export type PushState = Result<"get", "/user/push">["push"];

/** What is pushed to this device. */
export const getPush = (signal?: AbortSignal) => call("get", "/user/push", { signal });
export const putPush = (body: components["schemas"]["NewPush"]) =>
  call("put", "/user/push", { body });
export const deletePush = () => call("delete", "/user/push");
