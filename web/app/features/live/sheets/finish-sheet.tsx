import { useState } from "react";
import { EndReasonChoice } from "~/components/games/end-reason";
import { usePlace } from "~/components/games/place";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { EndReason } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { arePlacements, suggestedEnd, suggestedPlacements } from "~/live/table/placements";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { WinIcon } from "~/ui/icons/everywhere";
import { SeatMark } from "~/ui/seat-mark";
import { Select } from "~/ui/select";
import { useTable } from "../context";
import { SheetFrame } from "./sheet";

/** The end: who came where, as it looks, and as people say it was. */
export function FinishSheet() {
  const { t } = useMessages(liveMessages);
  const place = usePlace();
  const { board, nameOf, show, do: act } = useTable();
  const [places, setPlaces] = useState(() => suggestedPlacements(board));
  const [endReason, setEndReason] = useState<EndReason | null>(() => suggestedEnd(board));
  const fits = arePlacements(places, board.seats.length);
  const draw = places.every((one) => one === 1);
  const finish = () => {
    act({ type: "finish", placements: places, endReason });
    show(null);
  };
  /** The chosen winner alone is first; players who shared first come next. */
  const win = (seat: number) =>
    setPlaces(places.map((one, at) => (at === seat - 1 ? 1 : Math.max(2, one))));
  return (
    <SheetFrame
      title={t("finish")}
      actions={
        <Button
          variant={draw ? "secondary" : "primary"}
          size="lg"
          disabled={!fits}
          onClick={finish}
        >
          {t(draw ? "finishDraw" : "finishNow")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-sm text-text-muted">{t(draw ? "finishOpen" : "finishText")}</p>
        <ul className="grid gap-2">
          {board.seats.map(({ seat, color, life }, at) => (
            <li key={seat} className="flex items-center gap-2">
              <SeatMark seat={seatOfColor[color]} className="size-5" />
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-semibold">{nameOf(seat)}</span>
                <span className="text-xs text-text-muted">{t("life", { life })}</span>
              </span>
              <IconButton
                label={t("won", { name: nameOf(seat) })}
                icon={<WinIcon className="size-5" aria-hidden="true" />}
                aria-pressed={places[at] === 1 && !draw}
                className={cx(places[at] === 1 && !draw && "bg-accent! text-on-accent!")}
                onClick={() => win(seat)}
              />
              <Select
                aria-label={t("placeOf", { name: nameOf(seat) })}
                className="w-24"
                value={places[at]}
                onChange={({ target }) =>
                  setPlaces(places.map((one, other) => (other === at ? Number(target.value) : one)))
                }
              >
                {board.seats.map((_, index) => (
                  <option key={board.seats[index]?.seat} value={index + 1}>
                    {place(index + 1)}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
        {!fits && <p className="text-sm text-danger">{t("needsWinner")}</p>}
        <EndReasonChoice legend={t("howWon")} value={endReason} onChange={setEndReason} />
      </div>
    </SheetFrame>
  );
}
