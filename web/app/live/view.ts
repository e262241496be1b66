import { useSyncExternalStore } from "react";
import type {
  LiveInfo,
  LivePerson,
  TableBoard,
  TableCommand,
  TableEvent,
  TableRefusal,
  TableRole,
} from "~/lib/api/types";
import { noSteps, type Steps } from "./table/steps";

/**
 * `connecting` for the first time, `live`, `away` and trying again, `refused` where we are not signed in or no longer
 * at the table, `gone` where there is no such table.
 */
export type LivePhase = "connecting" | "live" | "away" | "refused" | "gone";

/** A command that the server would not take, or hung up on unread: that was `too_large`. */
export interface LiveRefusal {
  id: string;
  command: TableCommand;
  reason: TableRefusal | "too_large";
}

/** Everything a page knows of a table, at one moment. */
export interface LiveView {
  phase: LivePhase;
  role: TableRole | null;
  /** As it will be when all that waits is done; null until it was heard of for the first time. */
  board: TableBoard | null;
  /** The last event heard; null with the board. */
  sequence: number | null;
  /** What can be undone and redone, what waits among it. */
  steps: Steps;
  /** What happened up to `sequence`, oldest first: whole once its first is number 1. */
  events: readonly TableEvent[];
  /** Null also where an overlay's owner is at no table. */
  info: LiveInfo | null;
  people: readonly LivePerson[];
  viewers: number;
  /** How many commands are not yet acknowledged. */
  pending: number;
  /** There and back, in milliseconds. */
  latency: number | null;
  /** How often the connection had to be made anew. */
  reconnects: number;
  /** The server's clock minus ours, in milliseconds. */
  offset: number;
  /** How many messages have come. */
  received: number;
  lastRefusal: LiveRefusal | null;
}

/** One table as it is followed; the view is a new object whenever something changes. */
export interface LiveStore {
  get: () => LiveView;
  subscribe: (listener: () => void) => () => void;
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
  viewers: 0,
  pending: 0,
  latency: null,
  reconnects: 0,
  offset: 0,
  received: 0,
  lastRefusal: null,
};

/** The view of a table as it is now. */
export const useLive = (store: LiveStore): LiveView =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
