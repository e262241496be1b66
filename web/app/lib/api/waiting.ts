import { pendingCall, type WaitingForMe } from "./pending";

export const getWaiting = () => pendingCall<{ waiting: WaitingForMe }>("get", "/user/waiting");
/** That it was me is right, in this game and in all of its set. */
export const keepSeat = (id: string) =>
  pendingCall<{ waiting: WaitingForMe }>("put", "/user/waiting/game/{id}", { path: { id } });
