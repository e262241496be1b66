import type { OfflineTable } from "~/live/offline/types";
import { liveTable, setupOf, tableId } from "./live";

const openedAt = "2026-11-15T20:00:00Z";

/** A table of Ada's that only this device has. */
export const offlineTable = (seats = 2): OfflineTable => {
  const setup = setupOf(seats);
  return {
    id: tableId,
    body: { id: tableId, formatId: "commander", seats: setup.seats, settings: setup.settings },
    setup,
    openedAt,
    shown: liveTable({ code: "", url: "", qr: "", openedAt }),
    people: [
      { id: "me", username: "ada", firstname: "Ada", picture: null, role: "player", devices: 0 },
    ],
    refused: null,
  };
};
