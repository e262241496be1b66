import { call } from "./call";
import type { PodsBody } from "./types";

/** Proposes pods; stores nothing. */
export const makePods = (id: string, body: PodsBody) =>
  call("post", "/playgroup/{id}/pods", { path: { id }, body });
