import { createContext, use } from "react";
import type { SeatNo, TableBoard, TableCommand, TableSeat } from "~/lib/api/types";
import type { HeldSeat } from "~/live/guest";
import type { Actor } from "~/live/table/types";
import { type LiveStore, type LiveView, type Seen, useLiveOf } from "~/live/view";
import type { Drag } from "./seats/drag";

/** The sheets that can be open over the table. */
export type Sheet =
  | { kind: "seat"; seat: SeatNo }
  | { kind: "menu" | "start" | "dice" | "history" | "share" | "settings" | "finish" | "sitDown" };

/** What a seat is turned into, to be counted on in its place; damage of one source, or of all. */
export type Turned = { to: "damage"; source: SeatNo | null } | { to: "counters" };

/** How this device is at the table. It stays the same while people count: what they count is in `useBoard`. */
export interface AtTable {
  store: LiveStore;
  /** The same a frame later, for what a finger does not wait for. */
  late: Seen;
  actor: Actor;
  /** Where nobody is signed in: the guest's seat that this device holds, and how it takes one or gets up. */
  guest: {
    held: HeldSeat | null;
    changeSeat: (held: HeldSeat | null, code: string) => void;
  } | null;
  /** The seat of whoever holds this device. */
  own: SeatNo | null;
  /** Whether anything can be done here at all. */
  plays: boolean;
  /** Whether a seat's counters may be changed. */
  mayTouch: (seat: SeatNo) => boolean;
  mayFinish: boolean;
  nameOf: (seat: SeatNo) => string;
  do: (command: TableCommand) => string;
  drag: Drag;
  show: (sheet: Sheet | null) => void;
  /** Whether sheets can be opened at all: a table to try has none. */
  sheets: boolean;
  /** Turns a seat into what is counted on it, or back. */
  turn: (seat: SeatNo, into: Turned | null) => void;
  /** Shows a short message outside the tap areas. */
  say: (text: string) => void;
}

/** The seats that are turned into something now. */
export type TurnedSeats = Readonly<Record<SeatNo, Turned | null>>;

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = use(TableContext);
  if (!table) throw new Error("useTable needs a table above it");
  return table;
}

/** What a part of the page needs of the view: it is drawn anew only when that changes. */
export const useView = <T>(select: (view: LiveView) => T): T => useLiveOf(useTable().store, select);

function boardOf({ board }: LiveView): TableBoard {
  if (!board) throw new Error("a table is shown once its board is known");
  return board;
}

/** The board, for what has to know all of it. */
export const useBoard = (): TableBoard => useView(boardOf);

/** What a part of the page needs of the board: it is drawn anew only when that changes. */
export const useBoardOf = <T>(select: (board: TableBoard) => T): T =>
  useView((view) => select(boardOf(view)));

/** The same for what a finger does not wait for: it is drawn after what was touched. */
export const useLateView = <T>(select: (view: LiveView) => T): T =>
  useLiveOf(useTable().late, select);

export const useLateBoardOf = <T>(select: (board: TableBoard) => T): T =>
  useLateView((view) => select(boardOf(view)));

/** A seat without its life, which changes most often and is drawn alone. */
export type Seat = Omit<TableSeat, "life">;

/** Every entry of a seat but its life. */
export const useSeat = (no: SeatNo): Seat | undefined =>
  useBoardOf(({ seats }) => {
    const { life: _, ...seat } = seats[no - 1] ?? {};
    return "seat" in seat ? (seat as Seat) : undefined;
  });

export const useLife = (no: SeatNo): number => useBoardOf(({ seats }) => seats[no - 1]?.life ?? 0);
