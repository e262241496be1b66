import { useId, useState } from "react";
import { EndReasonChoice } from "~/components/games/end-reason";
import { gamesMessages } from "~/components/games/messages";
import { usePlace } from "~/components/games/place";
import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable } from "~/components/table/context";
import type { EndReason } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import {
  arePlacements,
  isDraw,
  soleWinner,
  suggestedEnd,
  suggestedPlacements,
} from "~/live/table/placements";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { WinIcon } from "~/ui/icons/everywhere";
import { SeatMark } from "~/ui/seat-mark";
import { Select } from "~/ui/select";
import { SheetFrame } from "./sheet";

const choiceLook = (chosen: boolean) =>
  cx(
    "relative flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-md border px-3 py-1",
    "has-focus-visible:outline-2 has-focus-visible:outline-focus",
    chosen ? "border-accent-text bg-accent-soft" : "border-line-strong bg-surface-raised",
  );

/** The end: who came where, as it looks, and as people say it was. */
export function FinishSheet() {
  const { t } = useMessages(liveSheetsMessages);
  const { t: games } = useMessages(gamesMessages);
  const place = usePlace();
  const group = useId();
  const { nameOf, show, do: act } = useTable();
  const board = useBoard();
  const [places, setPlaces] = useState(() => suggestedPlacements(board));
  const [endReason, setEndReason] = useState<EndReason | null>(() => suggestedEnd(board));
  const fits = arePlacements(places, board.seats.length);
  const draw = isDraw(places);
  const winner = soleWinner(places);
  const conceded = endReason === "concession";
  const finish = () => {
    act({ type: "finish", placements: places, endReason });
    show(null);
  };
  /** The chosen winner alone is first; players who shared first come next. */
  const win = (seat: number) => {
    const before = draw ? suggestedPlacements(board) : places;
    setPlaces(before.map((one, at) => (at === seat - 1 ? 1 : Math.max(2, one))));
  };
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
        <p className="text-sm text-text-muted">
          {t(winner === null ? "finishOpen" : "finishText")}
        </p>
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t("winner")}</legend>
          {board.seats.map(({ seat, color, life }, at) => (
            <div key={seat} className="flex items-center gap-2">
              <label className={choiceLook(seat === winner)}>
                <input
                  type="radio"
                  name={group}
                  className="sr-only"
                  aria-label={t("wins", { name: nameOf(seat) })}
                  checked={seat === winner}
                  onChange={() => win(seat)}
                />
                <SeatMark seat={seatOfColor[color]} className="size-5" />
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-semibold">{nameOf(seat)}</span>
                  <span className="text-xs text-text-muted">{t("life", { life })}</span>
                </span>
                {seat === winner && (
                  <WinIcon className="size-6 shrink-0 text-accent-text" aria-hidden="true" />
                )}
              </label>
              {seat !== winner && !draw && (
                <Select
                  aria-label={t("placeOf", { name: nameOf(seat) })}
                  className="w-24"
                  value={places[at]}
                  onChange={({ target }) =>
                    setPlaces(
                      places.map((one, other) => (other === at ? Number(target.value) : one)),
                    )
                  }
                >
                  {board.seats.map((_, index) => (
                    <option key={board.seats[index]?.seat} value={index + 1}>
                      {place(index + 1)}
                    </option>
                  ))}
                </Select>
              )}
            </div>
          ))}
          <div className="grid grid-cols-2 gap-2">
            <label className={cx(choiceLook(draw), "justify-center text-sm font-semibold")}>
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={draw}
                onChange={() => setPlaces(places.map(() => 1))}
              />
              {t("draw")}
            </label>
            <Button
              aria-pressed={conceded}
              className={cx(conceded && "border-accent-text! bg-accent-soft!")}
              onClick={() => setEndReason(conceded ? null : "concession")}
            >
              {games("endReason.concession")}
            </Button>
          </div>
        </fieldset>
        {!fits && <p className="text-sm text-danger">{t("needsWinner")}</p>}
        <EndReasonChoice legend={t("howWon")} value={endReason} onChange={setEndReason} />
      </div>
    </SheetFrame>
  );
}
