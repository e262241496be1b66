import { call } from "./call";

export const getInbox = (signal?: AbortSignal) => call("get", "/user/inbox", { signal });
