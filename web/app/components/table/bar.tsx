import { type ReactNode, Suspense } from "react";
import { liveMessages } from "~/components/live/messages";
import { seatOfColor } from "~/components/live/seat";
import type { SeatNo } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { currentTurn, starterOf, turnAfter } from "~/live/table/turns";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { GameIcon, MoreIcon } from "~/ui/icons/app";
import { PlayIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import { useBoardOf, useTable } from "./context";
import { TurnClock } from "./seats/clock";

const StepButton = soon(() => import("./step-button"));

interface BarProps {
  /** Across the device, or along its side. */
  vertical: boolean;
}

interface NextStep {
  text: string;
  /** Says the same, and whose turn it is now. */
  label: string;
  /** Whom it leads to. */
  seat: SeatNo | null;
  run: () => void;
  /** It is chosen in a sheet. */
  opens?: boolean;
  /** Stands for a word that is too long for a narrow bar. */
  icon?: ReactNode;
}

/** The game's next step: who goes first, the first turn, then turn after turn. */
function useNextStep(): NextStep {
  const { t } = useMessages(liveMessages);
  const { nameOf, show, do: act } = useTable();
  const starter = useBoardOf(starterOf);
  const turn = useBoardOf(({ turns }) => currentTurn(turns));
  const paused = useBoardOf(({ turns }) => turns.paused);
  const following = useBoardOf((board) => turnAfter(board, null)?.seat);
  if (!turn) {
    if (starter === null) {
      const text = t("whoStarts");
      return { text, label: text, seat: null, run: () => show({ kind: "start" }), opens: true };
    }
    return {
      text: t("firstTurn"),
      label: t("firstTurnOf", { name: nameOf(starter) }),
      seat: starter,
      run: () => act({ type: "turn", seat: starter }),
    };
  }
  const { seat, round } = turn;
  const name = nameOf(seat);
  if (paused) {
    return {
      text: t("resume"),
      label: t("resumeTurn", { round, name }),
      seat,
      run: () => act({ type: "resume" }),
      icon: <PlayIcon className="size-5" />,
    };
  }
  const next = following ?? seat;
  return {
    text: t("pass"),
    label: t("nextTurn", { next: nameOf(next), round, name }),
    seat: next,
    run: () => act({ type: "turn", seat: null }),
  };
}

/** Whose turn it is next, and how long this one has taken. */
function Turn({ seat, vertical }: BarProps & { seat: SeatNo }) {
  const { t } = useMessages(liveMessages);
  const { nameOf } = useTable();
  const turn = useBoardOf((board) => currentTurn(board.turns));
  const color = useBoardOf((board) => board.seats[seat - 1]?.color) ?? "gray";
  return (
    <span
      className={cx(
        "flex max-w-full min-w-0 items-center text-xs font-medium tabular-nums",
        vertical ? "flex-col" : "gap-1.5",
      )}
    >
      <span className="flex max-w-full min-w-0 items-center gap-1">
        <span className="shrink-0 rounded-full bg-surface p-0.5">
          <SeatMark seat={seatOfColor[color]} className="size-3" />
        </span>
        <span className="truncate">{nameOf(seat)}</span>
      </span>
      {turn && (
        <>
          <span className={cx("shrink-0", !vertical && "hidden @min-[10rem]:inline")}>
            {t("round", { round: turn.round })}
          </span>
          <span className="shrink-0">
            <TurnClock />
          </span>
        </>
      )}
    </span>
  );
}

/** The one press that takes the game on. */
function NextStepButton({ vertical }: BarProps) {
  const { plays } = useTable();
  const { text, label, seat, run, icon, opens } = useNextStep();
  return (
    <button
      type="button"
      disabled={!plays}
      aria-label={label}
      data-slide={opens}
      onClick={run}
      className={cx(
        "@container flex min-h-target flex-1 flex-col items-center justify-center rounded-md bg-accent text-on-accent hover:bg-accent-strong disabled:opacity-55",
        vertical
          ? "max-h-44 w-full min-w-0 gap-1 px-0.5"
          : "max-w-72 min-w-16 px-1.5 leading-tight",
      )}
    >
      <span
        className={cx("text-center font-semibold", vertical ? "text-xs" : "text-sm")}
        style={{ writingMode: vertical && seat === null ? "vertical-rl" : undefined }}
      >
        {(vertical && icon) || text}
      </span>
      {seat !== null && <Turn seat={seat} vertical={vertical} />}
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
  const { plays, sheets, show } = useTable();
  const icon = "size-5";
  return (
    <div
      role="toolbar"
      aria-label={t("tools")}
      aria-orientation={vertical ? "vertical" : "horizontal"}
      className={cx(
        "flex size-full touch-manipulation items-center justify-center gap-1 2xl:[zoom:1.5]",
        vertical ? "w-14 flex-col py-[max(0.25rem,env(safe-area-inset-top))]" : "flex-wrap px-1",
      )}
    >
      {sheets && (
        <IconButton
          label={t("menu")}
          icon={<MoreIcon className={icon} />}
          data-slide
          onClick={() => show({ kind: "menu" })}
        />
      )}
      <Step kind="undo" />
      <NextStepButton vertical={vertical} />
      <Step kind="redo" />
      {sheets && (
        <IconButton
          label={t("dice")}
          icon={<GameIcon className={icon} />}
          disabled={!plays}
          data-slide
          onClick={() => show({ kind: "dice" })}
        />
      )}
    </div>
  );
}
