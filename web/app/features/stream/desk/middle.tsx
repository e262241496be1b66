import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { Clock } from "~/components/overlay/clock";
import { useMessages } from "~/lib/i18n";
import { clockOf, turnClock } from "~/live/table/clock";
import { currentTurn } from "~/live/table/turns";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { UndoIcon } from "~/ui/icons/app";
import { PauseIcon, PlayIcon, RedoIcon, StormIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { Segmented } from "~/ui/segmented";
import { streamMessages } from "../messages";
import { useDesk } from "./context";
import { Count } from "./count";
import { useSteps } from "./use-steps";

const dice = [4, 6, 8, 10, 12, 20, 100] as const;

function Turn() {
  const { t } = useMessages(liveMessages);
  const { board, view, plays, nameOf, do: act } = useDesk();
  const turn = currentTurn(board.turns);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-display text-lg font-bold">
          {turn ? `${t("round", { round: turn.round })} · ${nameOf(turn.seat)}` : t("whoStarts")}
        </span>
        {turn && (
          <Clock
            turns={board.turns}
            offset={view.offset}
            read={turnClock}
            className="text-lg font-bold tabular-nums"
          />
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="flex-1"
          disabled={!plays}
          onClick={() => act({ type: "turn", seat: null })}
        >
          {t(turn ? "pass" : "firstTurn")}
        </Button>
        {turn && (
          <Button
            disabled={!plays}
            onClick={() => act({ type: board.turns.paused ? "resume" : "pause" })}
          >
            {board.turns.paused ? (
              <PlayIcon className="size-4" aria-hidden="true" />
            ) : (
              <PauseIcon className="size-4" aria-hidden="true" />
            )}
            {t(board.turns.paused ? "resume" : "pause")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Clocks() {
  const { board, view, seats, nameOf } = useDesk();
  if (!board.turns.beganAt) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-4 text-sm">
      {seats.map(({ seat, color }) => (
        <li key={seat} className="flex items-center gap-2">
          <SeatMark seat={seatOfColor[color]} />
          <span className="min-w-0 flex-1 truncate">{nameOf(seat)}</span>
          <Clock
            turns={board.turns}
            offset={view.offset}
            read={(turns, now) => clockOf(turns, seat, now)}
            className="tabular-nums"
          />
        </li>
      ))}
    </ul>
  );
}

function Steps() {
  const { t } = useMessages(liveMessages);
  const { undo, redo } = useSteps();
  return (
    <div className="flex gap-2">
      <Button className="flex-1" disabled={!undo} onClick={undo ?? undefined}>
        <UndoIcon className="size-4" aria-hidden="true" />
        {t("undo")}
      </Button>
      <Button className="flex-1" disabled={!redo} onClick={redo ?? undefined}>
        <RedoIcon className="size-4" aria-hidden="true" />
        {t("redo")}
      </Button>
    </div>
  );
}

function Dice() {
  const { t } = useMessages(liveMessages);
  const { plays, do: act } = useDesk();
  return (
    <fieldset disabled={!plays}>
      <legend className="mb-1.5 text-sm font-semibold">{t("dice")}</legend>
      <div className="grid grid-cols-4 gap-2">
        {dice.map((sides) => (
          <Button
            key={sides}
            className="px-1! tabular-nums"
            aria-label={t("dieOf", { sides })}
            onClick={() => act({ type: "roll", sides, count: 1 })}
          >
            {t("die", { sides })}
          </Button>
        ))}
        <Button className="px-1!" onClick={() => act({ type: "coin", count: 1 })}>
          {t("coin")}
        </Button>
        <Button className="col-span-full" onClick={() => act({ type: "whoStarts" })}>
          {t("whoStarts")}
        </Button>
      </div>
    </fieldset>
  );
}

function Score() {
  const { t } = useMessages(streamMessages);
  const { view, seats, nameOf } = useDesk();
  const set = view.info?.set;
  return (
    <section>
      <h3 className="text-sm font-semibold">{t("score")}</h3>
      {set ? (
        <ul className="grid grid-cols-2 gap-x-4 text-sm">
          {seats.map(({ seat, color }) => (
            <li key={seat} className="flex items-center gap-2">
              <SeatMark seat={seatOfColor[color]} />
              <span className="min-w-0 flex-1 truncate">{nameOf(seat)}</span>
              <span className="tabular-nums">
                {t("wins", { count: set.wins.find((one) => one.seat === seat)?.wins ?? 0 })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-text-muted">{t("scoreNone")}</p>
      )}
    </section>
  );
}

/** Whose turn it is, and the way on and back: what is used most. */
export const TurnBar = () => (
  <Card className="grid grid-cols-1 gap-4">
    <Turn />
    <Steps />
  </Card>
);

/** The controls for the whole table. */
export function Middle() {
  const { t } = useMessages(liveMessages);
  const { board, plays, do: act } = useDesk();
  return (
    <Card className="grid grid-cols-1 gap-5">
      <Clocks />
      <Dice />
      <div className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2 text-sm font-semibold">
          <StormIcon className="size-5 text-text-muted" />
          {t("storm")}
        </span>
        <Count
          label={t("storm")}
          value={board.storm}
          disabled={!plays}
          onChange={(delta) => act({ type: "storm", delta })}
        />
      </div>
      <Segmented
        legend={t("daylight")}
        value={board.daylight}
        onChange={(to) => plays && act({ type: "daylight", to })}
        options={(["neither", "day", "night"] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      <Score />
    </Card>
  );
}
