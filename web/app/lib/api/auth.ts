import type { Provider } from "~/lib/identity/accounts";
import { call } from "./call";

/** Where to send the user, and the two secrets that recognize them when they return. */
export const begin = (type: Provider) => call("post", "/auth/begin", { body: { type } });

/** The server reads the state and nonce from the cookie that `begin` set. */
export const exchange = (type: Provider, code: string) =>
  call("post", "/auth/exchange", { body: { code, type } });
