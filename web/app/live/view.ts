import { useRef, useSyncExternalStore } from "react";
import type {
  LiveGuest,
  LiveInfo,
  LivePerson,
  TableBoard,
  TableCommand,
  TableEvent,
  TableRefusal,
  TableRole,
} from "~/lib/api/types";
import { shared } from "~/lib/shared";
import type { UploadRefusal } from "./offline/types";
import { noSteps, type Steps } from "./table/steps";

/**
 * `connecting` for the first time, `live`, `away` and trying again, `refused` where we are not signed in or no longer
 * at the table, `gone` where there is no such table, `renewed` where the code that led here was replaced,
 * `offline` where only this device has it.
 */
export type LivePhase = "connecting" | "live" | "away" | "refused" | "gone" | "renewed" | "offline";

/** A command that the server refused; `too_large` if it closed the connection unread. */
export interface LiveRefusal {
  id: string;
  command: TableCommand;
  reason: TableRefusal | "too_large";
}

/** Everything a page knows of a table. */
export interface LiveView {
  phase: LivePhase;
  role: TableRole | null;
  /** The board with queued commands applied; null until first loaded. */
  board: TableBoard | null;
  /** The last event received; null with the board. */
  sequence: number | null;
  /** What can be undone and redone, including queued commands. */
  steps: Steps;
  /** The events up to `sequence`, oldest first; complete once the first is number 1. */
  events: readonly TableEvent[];
  /** Null also where an overlay's owner is at no table. */
  info: LiveInfo | null;
  people: readonly LivePerson[];
  /** The guests' seats that devices without an account hold. */
  guests: readonly LiveGuest[];
  viewers: number;
  /** How many commands are not yet acknowledged. */
  pending: number;
  /** There and back, in milliseconds. */
  latency: number | null;
  /** How often the connection was reestablished. */
  reconnects: number;
  /** The server's clock minus ours, in milliseconds. */
  offset: number;
  /** How many messages have come. */
  received: number;
  lastRefusal: LiveRefusal | null;
  /** Why the server did not take a table that was played offline. */
  refusedUpload: UploadRefusal | null;
}

/** What is needed to look at a table; the view is a new object whenever something changes. */
export interface Seen {
  get: () => LiveView;
  subscribe: (listener: () => void) => () => void;
}

/** A followed table. */
export interface LiveStore extends Seen {
  /** Shown at once, kept until the server has it; the command's id. */
  do: (command: TableCommand) => string;
  close: () => void;
}

export const unseen: LiveView = {
  phase: "connecting",
  role: null,
  board: null,
  sequence: null,
  steps: noSteps,
  events: [],
  info: null,
  people: [],
  guests: [],
  viewers: 0,
  pending: 0,
  latency: null,
  reconnects: 0,
  offset: 0,
  received: 0,
  lastRefusal: null,
  refusedUpload: null,
};

/** The current view of a table. */
export const useLive = (store: Seen): LiveView =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/** What is needed of a table's view: it is the same, and draws nothing anew, until one of its parts changes. */
export function useLiveOf<T>(store: Seen, select: (view: LiveView) => T): T {
  const last = useRef<{ selected: T }>(null);
  const get = () => {
    last.current = shared(last.current, { selected: select(store.get()) });
    return last.current.selected;
  };
  return useSyncExternalStore(store.subscribe, get, get);
}
