import { currentIdentity } from "~/lib/identity/client";
import { commandQueueAt } from "./command-queue";
import { follow } from "./follow";
import { helloOfUser } from "./hello";
import type { LiveStore } from "./view";

/** Follows a table by id, for a user who is at it. */
export const followTable = (id: string): LiveStore =>
  follow({
    path: `/live/${id}/socket`,
    longest: 30_000,
    queue: commandQueueAt({ key: currentIdentity()?.uid ?? "", guest: null }, id),
    hello: helloOfUser,
  });
