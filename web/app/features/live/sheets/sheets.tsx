import { type Sheet, useBoard, useTable } from "~/components/table/context";
import type { Layout } from "~/components/table/seats/layout";
import { onDemand } from "~/lib/on-demand";
import { DiceSheet } from "./dice-sheet";
import { FinishSheet } from "./finish-sheet";
import { HistorySheet } from "./history-sheet";
import { MenuSheet } from "./menu-sheet";
import { SeatSheet } from "./seat-sheet";
import { SettingsSheet } from "./settings-sheet";
import { ShareSheet } from "./share-sheet";
import { SitDownSheet } from "./sit-down-sheet";
import { StartSheet } from "./start-sheet";

/** How the seats lie on this device. */
export interface Lying {
  landscape: boolean;
  layout: Layout;
  moved: number;
}

const GuestSeatSheet = onDemand(() => import("./guest-seat-sheet"));

export interface LookProps {
  lying: Lying;
  onLying: (changed: Partial<Pick<Lying, "layout" | "moved">>) => void;
  /** The whole table is shown, not just the user's seat. */
  whole: boolean;
  /** Null without a seat. */
  onWhole: ((whole: boolean) => void) | null;
}

/** The open sheet over the table. */
export default function Sheets({ sheet, ...look }: LookProps & { sheet: Sheet }) {
  const { guest, own } = useTable();
  const board = useBoard();
  switch (sheet.kind) {
    case "menu":
      return <MenuSheet {...look} />;
    case "start":
      return <StartSheet />;
    case "dice":
      return <DiceSheet />;
    case "history":
      return <HistorySheet />;
    case "share":
      return <ShareSheet />;
    case "settings":
      return <SettingsSheet />;
    case "sitDown":
      if (guest) return <GuestSeatSheet />;
      // They may have got a seat meanwhile.
      return own === null && <SitDownSheet />;
    case "finish":
      return <FinishSheet />;
    case "seat": {
      const seat = board.seats[sheet.seat - 1];
      return seat && <SeatSheet key={sheet.seat} seat={seat} />;
    }
  }
}
