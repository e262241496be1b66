import type { ReactNode } from "react";
import { listFormat } from "~/lib/i18n";
import { turnClock } from "~/live/table/clock";
import { currentTurn } from "~/live/table/turns";
import { GameIcon } from "~/ui/icons/app";
import { DarkIcon, LightIcon, WinIcon } from "~/ui/icons/everywhere";
import { ClockIcon, PauseIcon, StormIcon } from "~/ui/icons/table";
import { Clock } from "./clock";
import { useFresh } from "./motion";
import type { Scene } from "./scene";

function thrown({ board, t, seat, name }: Scene): string | null {
  const roll = board.roll?.roll;
  switch (roll?.type) {
    case "dice": {
      const faces = roll.faces.join(" + ");
      const sum = roll.faces.reduce((total, face) => total + face, 0);
      return `${t("dice", { sides: roll.sides })}  ${faces}${roll.faces.length > 1 ? ` = ${sum}` : ""}`;
    }
    case "coin":
      return roll.heads.map((heads) => t(heads ? "heads" : "tails")).join(" · ");
    case "starter": {
      const starter = seat(roll.seat);
      return starter ? t("starts", { name: name(starter) }) : null;
    }
    default:
      return null;
  }
}

/** The last roll, shown for a few seconds. */
function Dice({ scene }: { scene: Scene }) {
  const fresh = useFresh(scene.board.roll?.sequence ?? null);
  const text = fresh && thrown(scene);
  return (
    text && (
      <p key={scene.board.roll?.sequence} className="overlay-chip overlay-thrown">
        <GameIcon />
        {text}
      </p>
    )
  );
}

function Result({ scene: { board, place, name, t, look } }: { scene: Scene }) {
  const winners = board.seats.filter((seat) => place(seat) === 1).map(name);
  const [first] = winners;
  if (!first) return null;
  const text =
    winners.length === 1
      ? t("winner", { name: first })
      : t("winners", { names: listFormat(look.lang).format(winners) });
  return (
    <p className="overlay-chip overlay-result">
      <WinIcon />
      {text}
    </p>
  );
}

function setText({ info, t }: Scene): string | null {
  if (!info?.set) return null;
  const { game, bestOf } = info.set;
  return [t("game", { game }), bestOf && t("bestOf", { bestOf })].filter(Boolean).join(" · ");
}

/** What concerns the whole table: turn and clock, set, storm, day and night. */
export function Info({ scene }: { scene: Scene }) {
  const { board, shows, t, offset } = scene;
  const turn = currentTurn(board.turns);
  const over = board.status.type !== "open";
  const pieces: ReactNode[] = [
    shows("score") && setText(scene) && <span key="set">{setText(scene)}</span>,
    shows("round") && turn && <span key="round">{t("round", { round: turn.round })}</span>,
    shows("clock") && turn && !over && (
      <span key="clock" className="overlay-run">
        {board.turns.paused ? <PauseIcon /> : <ClockIcon />}
        {board.turns.paused ? (
          t("paused")
        ) : (
          <Clock turns={board.turns} offset={offset} read={turnClock} />
        )}
      </span>
    ),
    shows("counters") && board.storm > 0 && (
      <span key="storm" className="overlay-run">
        <StormIcon />
        {t("storm", { count: board.storm })}
      </span>
    ),
    shows("crowns") && board.daylight !== "neither" && (
      <span key="daylight" className="overlay-run">
        {board.daylight === "day" ? <LightIcon /> : <DarkIcon />}
        {t(board.daylight)}
      </span>
    ),
  ].filter(Boolean);
  return (
    <div className="overlay-info">
      {shows("result") && over && <Result scene={scene} />}
      {shows("dice") && <Dice scene={scene} />}
      {pieces.length > 0 && <p className="overlay-chip">{pieces}</p>}
    </div>
  );
}
