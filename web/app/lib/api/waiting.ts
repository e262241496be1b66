import { call } from "./call";

export const getWaiting = (signal?: AbortSignal) => call("get", "/user/waiting", { signal });
/** That it was me is right, in this game and in all of its set. */
export const keepSeat = (id: string) => call("put", "/user/waiting/game/{id}", { path: { id } });
