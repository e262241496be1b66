import { useEffect, useState } from "react";
import { liveSheetsMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useBoard, useTable, useView } from "~/components/table/context";
import { useMessages } from "~/lib/i18n";
import { starterOf } from "~/live/table/turns";
import { Button } from "~/ui/button";
import { GameIcon } from "~/ui/icons/app";
import { SeatMark } from "~/ui/seat-mark";
import { CountRow } from "./count-row";
import { DiceNote } from "./dice-note";
import { SheetFrame } from "./sheet";

interface WhoStartsProps {
  /** The last roll at the table. */
  lastRoll: number;
  onChosen: () => void;
}

/** Drawn by the server for all to see, or chosen. */
function WhoStarts({ lastRoll, onChosen }: WhoStartsProps) {
  const { t } = useMessages(liveSheetsMessages);
  const { nameOf, do: act } = useTable();
  const board = useBoard();
  const phase = useView((view) => view.phase);
  const [rolledAfter, setRolledAfter] = useState<number | null>(null);
  return (
    <div className="grid gap-4">
      {phase !== "live" && <DiceNote phase={phase} />}
      <Button
        variant="primary"
        size="lg"
        busy={rolledAfter === lastRoll}
        onClick={() => {
          setRolledAfter(lastRoll);
          act({ type: "whoStarts" });
        }}
      >
        <GameIcon className="size-5" aria-hidden="true" />
        {t("rollStarter")}
      </Button>
      <fieldset className="grid min-w-0 grid-cols-2 gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t("chooseStarter")}</legend>
        {board.order.map((no) => {
          const seat = board.seats[no - 1];
          if (!seat || seat.out) return null;
          return (
            <Button
              key={no}
              className="min-w-0 justify-start! px-2! text-left wrap-anywhere"
              onClick={() => {
                if (no !== board.starter) act({ type: "starts", seat: no });
                onChosen();
              }}
            >
              <SeatMark seat={seatOfColor[seat.color]} className="size-5" />
              {nameOf(no)}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** How many opening hands each player took back. */
function Mulligans() {
  const { nameOf, mayTouch, do: act } = useTable();
  const board = useBoard();
  return (
    <ul>
      {board.seats.map(({ seat, color, counters }) => (
        <CountRow
          key={seat}
          mark={<SeatMark seat={seatOfColor[color]} className="size-5" />}
          label={nameOf(seat)}
          value={counters.mulligans}
          disabled={!mayTouch(seat)}
          onChange={(delta) => act({ type: "counter", seat, counter: "mulligans", delta })}
        />
      ))}
    </ul>
  );
}

/** The way to the first turn: who goes first, then mulligans. */
export function StartSheet() {
  const { t } = useMessages(liveSheetsMessages);
  const { nameOf, show, do: act } = useTable();
  const board = useBoard();
  const lastRoll = board.roll?.sequence ?? 0;
  const [askedAfter, askAgain] = useState<number | null>(null);
  const begun = board.turns.spells.length > 0;
  // Another device may start the first turn.
  useEffect(() => {
    if (begun) show(null);
  }, [begun, show]);
  const known = askedAfter === lastRoll ? null : starterOf(board);
  return (
    <SheetFrame
      title={t(known === null ? "whoStarts" : "counter.mulligans")}
      actions={
        known !== null && (
          <>
            <Button size="lg" onClick={() => askAgain(lastRoll)}>
              {t("otherStarter")}
            </Button>
            <Button
              variant="primary"
              size="lg"
              onClick={() => {
                act({ type: "turn", seat: known });
                show(null);
              }}
            >
              {t("firstTurn")}
            </Button>
          </>
        )
      }
    >
      <p role="status" className="text-xl font-bold wrap-anywhere">
        {known !== null && t("starts", { name: nameOf(known) })}
      </p>
      {known === null ? (
        <WhoStarts lastRoll={lastRoll} onChosen={() => askAgain(null)} />
      ) : (
        <Mulligans />
      )}
    </SheetFrame>
  );
}
