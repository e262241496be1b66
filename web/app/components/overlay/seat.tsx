import type { CSSProperties } from "react";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { clockOf } from "~/live/table/clock";
import { WinIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatColor, seatGround } from "~/ui/seat-mark";
import { Clock } from "./clock";
import { Crowns, Marks } from "./marks";
import { useCounting, useRecentChange } from "./motion";
import type { Scene } from "./scene";

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

function Life({ life, label }: { life: number; label: string }) {
  const shown = useCounting(life);
  const change = useRecentChange(life);
  const way = change && (change.by > 0 ? "up" : "down");
  return (
    <p className="overlay-life" title={label}>
      {shown < 0 ? `−${-shown}` : shown}
      {change && change.by !== 0 && (
        <span key={change.count} className="overlay-change" data-way={way} aria-hidden="true">
          {signed(change.by)}
        </span>
      )}
      {change && <span key={-change.count} className="overlay-flash" data-way={way} />}
    </p>
  );
}

/** A dot for each game of the set that was won. */
function Wins({ scene: { info, t }, seat }: { scene: Scene; seat: TableSeat }) {
  const wins = info?.set?.wins.find((one) => one.seat === seat.seat)?.wins ?? 0;
  if (wins === 0) return null;
  return (
    <span className="overlay-wins" title={t("wins", { wins })}>
      {wins > 4 ? `×${wins}` : "●".repeat(wins)}
    </span>
  );
}

/** One player's plate. */
export function Seat({ scene, seat }: { scene: Scene; seat: TableSeat }) {
  const { board, shows, t } = scene;
  const look = seatOfColor[seat.color];
  const place = shows("result") ? scene.place(seat) : null;
  const active = shows("turn") && scene.active === seat.seat;
  const deck = seat.commanders.join(" · ") || seat.deckName;
  const tints = { "--seat": seatColor(look), "--ground": seatGround(look) } as CSSProperties;
  return (
    <div
      className="overlay-seat"
      data-active={active || undefined}
      data-out={seat.out ? true : undefined}
      data-won={place === 1 || undefined}
      style={tints}
    >
      {shows("life") && <Life life={seat.life} label={t("life")} />}
      <div className="overlay-words">
        <div className="overlay-name">
          <SeatMark seat={look} onGround />
          {shows("names") && <b>{scene.name(seat)}</b>}
          {shows("score") && <Wins scene={scene} seat={seat} />}
          {shows("crowns") && <Crowns scene={scene} seat={seat} />}
          {place !== null && (
            <span className="overlay-place">
              {place === 1 ? <WinIcon /> : null}
              {place}
            </span>
          )}
          {seat.out && place === null && <span className="overlay-out">{t("out")}</span>}
          {shows("clock") && board.turns.beganAt && !seat.out && (
            <Clock
              turns={board.turns}
              offset={scene.offset}
              read={(turns, now) => clockOf(turns, seat.seat, now)}
              className="overlay-clock"
            />
          )}
        </div>
        {shows("decks") && deck && <p className="overlay-deck">{deck}</p>}
        <Marks scene={scene} seat={seat} />
      </div>
    </div>
  );
}
