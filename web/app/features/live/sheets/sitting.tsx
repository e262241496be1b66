import { liveSheetsMessages } from "~/components/live/messages";
import { useBoard, useTable, useView } from "~/components/table/context";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { PersonIcon } from "~/ui/icons/everywhere";

/** Gives a seat to another player; the deck belongs to its player, so only its name stays. */
export function useGiving() {
  const { do: act } = useTable();
  return (
    { seat, color, deckName, commanders }: TableSeat,
    player: Pick<TableSeat, "userId" | "guestName">,
  ) =>
    act({
      type: "seat",
      seat,
      place: { ...player, color, deckId: null, deckName, commanders },
    });
}

const icon = <PersonIcon className="size-5 shrink-0" aria-hidden="true" />;

/** Gives a guest's seat to someone at the table, or the user's own back to a guest. */
export function Sitting({ seat }: { seat: TableSeat }) {
  const { t } = useMessages(liveSheetsMessages);
  const { actor, guest, own, plays, nameOf } = useTable();
  const board = useBoard();
  const people = useView((view) => view.people);
  const give = useGiving();
  if (!plays || guest) return null;
  if (seat.seat === own) {
    return (
      <Button onClick={() => give(seat, { userId: null, guestName: nameOf(seat.seat) })}>
        {icon}
        {t("getUp")}
      </Button>
    );
  }
  if (seat.userId !== null) return null;
  const seated = (id: string) => board.seats.some(({ userId }) => userId === id);
  const standing = people.filter(({ id }) => id !== actor.user && !seated(id));
  return (
    <div className="grid gap-2 empty:hidden">
      {own === null && (
        <Button onClick={() => give(seat, { userId: actor.user, guestName: null })}>
          {icon}
          {t("mySeat")}
        </Button>
      )}
      {actor.role === "host" &&
        standing.map(({ id, firstname }) => (
          <Button key={id} onClick={() => give(seat, { userId: id, guestName: null })}>
            {icon}
            {t("seatOf", { name: firstname })}
          </Button>
        ))}
    </div>
  );
}
