import { call } from "./call";

export const getInbox = (signal?: AbortSignal) => call("get", "/user/inbox", { signal });
/** That it was me is right, in this game and in all of its set. */
export const keepSeat = (id: string) => call("put", "/user/inbox/game/{id}", { path: { id } });
