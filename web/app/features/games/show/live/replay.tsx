import { useLineText } from "~/components/live/line-text";
import { useMessages } from "~/lib/i18n";
import { clockText } from "~/live/table/clock";
import type { GameReplay } from "~/live/table/replay";
import { currentTurn } from "~/live/table/turns";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import {
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepOnIcon,
  TurnBackIcon,
  TurnOnIcon,
} from "~/ui/icons/table";
import { Segmented } from "~/ui/segmented";
import { gameLiveMessages } from "../../messages";
import type { Player } from "./players";
import { ReplaySeat } from "./replay-seat";
import { type Speed, speeds, useReplay } from "./use-replay";

/** Rows as even as the table allows. */
const columns: Record<number, string> = {
  2: "",
  3: "sm:grid-cols-3",
  4: "sm:grid-cols-4",
  5: "sm:grid-cols-3",
  6: "sm:grid-cols-3",
  7: "sm:grid-cols-4",
  8: "sm:grid-cols-4",
};

/** The game again, moment by moment. */
export function Replay({ replay, players }: { replay: GameReplay; players: Player[] }) {
  const { t } = useMessages(gameLiveMessages);
  const { moments } = replay;
  const playback = useReplay(moments);
  const { at, last } = playback;
  const lineText = useLineText((seat) => players[seat - 1]?.name ?? "");
  const board = replay.boardAt(at);
  const moment = moments[at];
  const turn = currentTurn(board.turns);
  const text = moment ? lineText(moment.what) : "";
  const head = [
    clockText(moment?.played ?? 0),
    turn ? t("turn", { round: turn.round }) : t("before"),
  ].join(" · ");
  const changes = moment?.what.type === "step" ? moment.what.changes : [];
  const touched = changes.flatMap((change) => ("seat" in change ? change.seat : []));
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
      <div className="grid content-start gap-3">
        <ul className={cx("grid grid-cols-2 gap-2", columns[players.length] ?? "sm:grid-cols-5")}>
          {board.order.map((seat) => {
            const [state, player] = [board.seats[seat - 1], players[seat - 1]];
            return (
              state &&
              player && (
                <ReplaySeat
                  key={seat}
                  player={player}
                  state={state}
                  active={turn?.seat === seat}
                  monarch={board.monarch === seat}
                  touched={touched.includes(seat)}
                />
              )
            );
          })}
        </ul>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("moment")}
          aria-valuetext={`${head}: ${text}`}
          onChange={(event) => playback.go(event.target.valueAsNumber)}
          className="h-target w-full"
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="flex">
            <IconButton
              label={t("turnBack")}
              icon={<TurnBackIcon />}
              disabled={at === 0}
              onClick={() => playback.turn(-1)}
            />
            <IconButton
              label={t("stepBack")}
              icon={<StepBackIcon />}
              disabled={at === 0}
              onClick={() => playback.step(-1)}
            />
            <IconButton
              label={t(playback.playing ? "pause" : "play")}
              icon={playback.playing ? <PauseIcon /> : <PlayIcon />}
              onClick={playback.toggle}
            />
            <IconButton
              label={t("stepOn")}
              icon={<StepOnIcon />}
              disabled={at === last}
              onClick={() => playback.step(1)}
            />
            <IconButton
              label={t("turnOn")}
              icon={<TurnOnIcon />}
              disabled={at === last}
              onClick={() => playback.turn(1)}
            />
          </div>
          <Segmented
            legend={t("speed")}
            legendHidden
            options={speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
            value={String(playback.speed)}
            onChange={(speed) => playback.setSpeed(Number(speed) as Speed)}
          />
        </div>
      </div>
      <Lines moments={moments} at={at} head={head} text={lineText} />
    </div>
  );
}

/** How many lines stand around the present one. */
const around = 3;

interface LinesProps {
  moments: GameReplay["moments"];
  at: number;
  head: string;
  text: (what: GameReplay["moments"][number]["what"]) => string;
}

function Lines({ moments, at, head, text }: LinesProps) {
  const first = Math.max(0, Math.min(at - around, moments.length - 2 * around - 1));
  return (
    <div className="grid content-start gap-2 text-sm">
      <p className="font-semibold tabular-nums">{head}</p>
      {/* Longer lines push others out of sight, not the page about. */}
      <ol className="grid h-72 content-start gap-1 overflow-hidden">
        {moments.slice(first, first + 2 * around + 1).map((moment, index) => (
          <li
            key={moment.sequence}
            aria-current={first + index === at ? "step" : undefined}
            className="grid min-h-7 grid-cols-[3.5rem_1fr] gap-2 rounded-sm px-2 py-1 text-text-muted tabular-nums aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-text"
          >
            <span className="text-right">{clockText(moment.played)}</span>
            <span className="min-w-0 break-words">{text(moment.what)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
