import { createContext, useContext } from "react";
import { seatLook, seatOfColor } from "~/components/live/seat";
import type { Seat, SeatColor } from "~/lib/api/types";

/** By a game's seats, from 1: the colors they had at the live table. */
export type SeatColors = ReadonlyMap<number, SeatColor>;

export const SeatColorsContext = createContext<SeatColors>(new Map());

/** How a seat looks: as it did at the table, where there was one. */
export function useSeatLook() {
  const colors = useContext(SeatColorsContext);
  return ({ seat }: Pick<Seat, "seat">) => {
    const color = colors.get(seat);
    return color ? seatOfColor[color] : seatLook(seat - 1);
  };
}
