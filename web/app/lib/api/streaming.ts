// The address at which OBS shows the tables of a user.
import { call } from "./call";

/** Shown once; the one before stops. */
export const makeStreamingToken = () => call("post", "/auth/streamingtoken");
export const endStreaming = () => call("delete", "/auth/streamingtoken");
export const readStreaming = (signal?: AbortSignal) => call("get", "/user/streaming", { signal });
