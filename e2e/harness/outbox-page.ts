import type { Outgoing } from "~/lib/outbox/entry";
import { sendOrKeep, sendWaiting } from "~/lib/outbox/send";
import { readEntries } from "~/lib/outbox/storage";
import { startSession } from "~/lib/session/start";
import { useUserStore } from "~/lib/user/store";

// A page with the app's outbox and nothing else, for tests that open many of them: the app's own code, session and
// calls, without the pages around them. The test bundles it and talks to it through `window.outbox`.

startSession();

const outbox = {
  /** How many are safe even if this page is closed. */
  kept: 0,
  /** Saves as a page does. */
  save: (outgoing: Outgoing) =>
    sendOrKeep(outgoing, () => {
      outbox.kept += 1;
    }).then(() => {}),
  send: () => sendWaiting(),
  waiting: () => readEntries(useUserStore.getState().userData?.id ?? ""),
};

export type OutboxPage = typeof outbox;

Object.assign(window, { outbox });
