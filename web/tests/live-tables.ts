import type { LiveTable } from "~/lib/api/types";

/** An open table one is at, as lists of tables have it. */
export const aLiveTable = (code: string, more: Partial<LiveTable> = {}): LiveTable => ({
  id: code,
  code,
  status: "open",
  formatId: "commander",
  subformatId: null,
  playgroupId: null,
  setId: null,
  gameId: null,
  host: null,
  role: "player",
  joined: true,
  openedAt: "2026-11-15T20:00:00Z",
  touchedAt: "2026-11-15T20:00:00Z",
  sequence: 7,
  url: "",
  qr: "",
  seats: [],
  ...more,
});
