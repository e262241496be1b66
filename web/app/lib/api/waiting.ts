import { call } from "./call";

export const getWaiting = () => call("get", "/user/waiting");
/** That it was me is right, in this game and in all of its set. */
export const keepSeat = (id: string) => call("put", "/user/waiting/game/{id}", { path: { id } });
