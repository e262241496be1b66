import { Suspense } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import { useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { currentTurn } from "~/live/table/turns";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { GameIcon, MoreIcon } from "~/ui/icons/app";
import { PauseIcon, PlayIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { useTable } from "./context";
import { TurnClock } from "./seats/clock";

const StepButton = soon(() => import("./step-button"));

interface BarProps {
  /** Across the device, or along its side. */
  vertical: boolean;
}

/** Whose turn it is, and the one press that passes it on. */
function TurnButton({ vertical }: BarProps) {
  const { t } = useMessages(liveMessages);
  const { board, nameOf, plays, do: act } = useTable();
  const turn = currentTurn(board.turns);
  const color = turn && board.seats[turn.seat - 1]?.color;
  return (
    <button
      type="button"
      disabled={!plays}
      aria-label={
        turn ? t("nextTurn", { name: nameOf(turn.seat), round: turn.round }) : t("firstTurn")
      }
      title={t(turn ? "pass" : "firstTurn")}
      onClick={() =>
        act(board.turns.paused && turn ? { type: "resume" } : { type: "turn", seat: null })
      }
      className={cx(
        "flex min-h-target min-w-0 flex-1 items-center justify-center gap-2 rounded-md bg-accent font-semibold text-on-accent hover:bg-accent-strong disabled:opacity-55",
        vertical ? "max-h-44 w-full flex-col px-1 text-xs" : "max-w-72 px-3 text-sm",
      )}
    >
      {board.turns.paused && turn ? (
        <PauseIcon className="size-5 shrink-0" />
      ) : color ? (
        <span className="shrink-0 rounded-full bg-surface p-1">
          <SeatMark seat={seatOfColor[color]} className="size-3.5" />
        </span>
      ) : (
        <PlayIcon className="size-5 shrink-0" />
      )}
      {turn ? (
        <span className={cx("tabular-nums", vertical && "text-center leading-tight")}>
          {t("round", { round: turn.round })}
          {vertical ? <br /> : " · "}
          <TurnClock />
        </span>
      ) : (
        <span className={cx(vertical && "[writing-mode:vertical-rl]")}>{t("begin")}</span>
      )}
    </button>
  );
}

/** Its place is there before it is. */
const Step = (props: { kind: "undo" | "redo" }) => (
  <Suspense fallback={<span className="size-target" />}>
    <StepButton {...props} />
  </Suspense>
);

/** The most used actions, between the seats. */
export function Bar({ vertical }: BarProps) {
  const { t } = useMessages(liveMessages);
  const { plays, show } = useTable();
  const icon = "size-5";
  return (
    <div
      role="toolbar"
      aria-label={t("tools")}
      aria-orientation={vertical ? "vertical" : "horizontal"}
      className={cx(
        "flex size-full touch-manipulation items-center justify-center gap-1",
        vertical ? "w-14 flex-col py-[max(0.25rem,env(safe-area-inset-top))]" : "px-1",
      )}
    >
      <IconButton
        label={t("menu")}
        icon={<MoreIcon className={icon} />}
        onClick={() => show({ kind: "menu" })}
      />
      <Step kind="undo" />
      <TurnButton vertical={vertical} />
      <Step kind="redo" />
      <IconButton
        label={t("dice")}
        icon={<GameIcon className={icon} />}
        disabled={!plays}
        onClick={() => show({ kind: "dice" })}
      />
    </div>
  );
}
