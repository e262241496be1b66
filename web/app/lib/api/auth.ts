import type { Provider } from "~/lib/identity/accounts";
import type { Method } from "~/lib/identity/provider-records";
import { call } from "./call";

/** Until the contract has them. */
const pendingCall = <T>(method: string, path: string, body: object): Promise<T> =>
  (call as unknown as (method: string, path: string, options: object) => Promise<T>)(method, path, {
    body,
  });

interface Begun {
  address: string;
  state: string;
  nonce: string;
}

interface Exchanged {
  token: string;
  email: string | null;
  name: string | null;
  verify: { email: string; methods: Method[] } | null;
}

/** Where to send somebody, and the two secrets by which they are known again. */
export const begin = (type: Provider) => pendingCall<Begun>("post", "/auth/begin", { type });

export const exchange = (type: Provider, code: string, state: string, nonce: string) =>
  pendingCall<Exchanged>("post", "/auth/exchange", { type, code, state, nonce });
