import type { TableSeat } from "~/lib/api/types";
import { useTable } from "../context";

type SeatedPlayer = Pick<TableSeat, "userId" | "guestName">;

/** Gives a seat to somebody else. A deck is its player's: of another's only the name stays. */
export function useGiving() {
  const { do: act } = useTable();
  return ({ seat, color, deckName, commanders }: TableSeat, player: SeatedPlayer) =>
    act({
      type: "seat",
      seat,
      place: { ...player, color, deckId: null, deckName, commanders },
    });
}
