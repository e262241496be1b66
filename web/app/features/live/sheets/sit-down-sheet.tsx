import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable } from "~/components/table/context";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { SeatMark } from "~/ui/seat-mark";
import { SheetFrame } from "./sheet";
import { useGiving } from "./sitting";

/** Asks a player without a seat whether they are one of the guests. */
export function SitDownSheet() {
  const { t } = useMessages(liveSheetsMessages);
  const { actor, show } = useTable();
  const board = useBoard();
  const give = useGiving();
  return (
    <SheetFrame
      title={t("whichSeat")}
      actions={<Button onClick={() => show(null)}>{t("noSeat")}</Button>}
    >
      <div className="grid gap-2">
        {board.seats
          .filter(({ userId }) => userId === null)
          .map((seat) => (
            <Button
              key={seat.seat}
              className="justify-start!"
              onClick={() => {
                give(seat, { userId: actor.user, guestName: null });
                show(null);
              }}
            >
              <SeatMark seat={seatOfColor[seat.color]} className="size-5" />
              {seat.guestName}
            </Button>
          ))}
      </div>
    </SheetFrame>
  );
}
