import { seatNames } from "~/components/live/seat";
import type { Seat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { gamesMessages } from "./messages";

type Sitting = Pick<Seat, "seat" | "userId" | "guestName" | "username" | "firstname">;

/** What the players of a game are called, as they were at the live table. */
export function namesOf(seats: readonly Sitting[], deleted: string): (seat: Sitting) => string {
  const people = seats.flatMap(({ userId, username, firstname }) =>
    userId && username ? { id: userId, username, firstname: firstname ?? "" } : [],
  );
  const names = seatNames(seats, people, deleted);
  return ({ seat }) => names[seats.findIndex((one) => one.seat === seat)] ?? deleted;
}

/** The same, translated for players who deleted their account. */
export function useNameOf(seats: readonly Sitting[]): (seat: Sitting) => string {
  const { t } = useMessages(gamesMessages);
  return namesOf(seats, t("deletedPlayer"));
}
