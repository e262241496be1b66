import { call } from "./call";

/** Somebody, as far as they are mine to see. */
export const getPerson = (id: string) => call("get", "/user/{id}", { path: { id } });
/** Ends a friendship too, and whatever was asked between the two. */
export const blockUser = (id: string) => call("put", "/user/{id}/block", { path: { id } });
export const unblockUser = (id: string) => call("delete", "/user/{id}/block", { path: { id } });
export const getBlocked = () => call("get", "/user/blocked");
