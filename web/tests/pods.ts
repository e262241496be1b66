import type { PodSeat } from "~/lib/api/types";

/** A seat of a table that was played at before; nobody's unless said otherwise. */
export const aPodSeat = (more: Partial<PodSeat> = {}): PodSeat => ({
  userId: null,
  guestName: null,
  username: null,
  firstname: null,
  picture: null,
  deck: null,
  deckName: null,
  ...more,
});
