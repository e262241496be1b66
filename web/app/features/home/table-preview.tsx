import { useEffect, useState } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { players } from "./cast";
import { useHomeT } from "./messages";
import { SeatPanel } from "./seat-panel";

const activeSeat = 1;
const turn = 7;
/** Quick taps join into one change, as they will at a real table. */
const joinedWithinMs = 1200;

/** A table one can try with a thumb, drawn with the app's own pieces. */
export function TablePreview() {
  const t = useHomeT();
  const [lives, setLives] = useState(() => players.map(({ life }) => life));
  const [change, setChange] = useState({ index: 0, by: 0 });
  const changed = players[change.index];

  useEffect(() => {
    if (change.by === 0) return;
    const timer = setTimeout(() => setChange({ index: 0, by: 0 }), joinedWithinMs);
    return () => clearTimeout(timer);
  }, [change]);

  const tap = (index: number, by: 1 | -1) => {
    setLives(lives.map((life, at) => (at === index ? life + by : life)));
    setChange({ index, by: change.index === index ? change.by + by : by });
  };

  return (
    <figure className="grid gap-3">
      <section
        aria-label={t("table.label")}
        className="grid gap-1.5 rounded-xl border border-line bg-surface-sunken p-2 shadow-float"
      >
        <div className="grid grid-cols-2 gap-1.5">
          {players.map((player, index) => (
            <SeatPanel
              key={player.seat}
              player={player}
              life={lives[index] ?? player.life}
              change={change.index === index ? change.by : 0}
              active={player.seat === activeSeat}
              turned={index < 2}
              onChange={(by) => tap(index, by)}
            />
          ))}
        </div>
        <p className="flex items-center justify-between px-2 py-1 text-sm font-semibold tabular-nums">
          <span className="flex items-center gap-2 text-live">
            <span className="size-2 animate-breathe rounded-full bg-live" aria-hidden="true" />
            {t("table.live")}
          </span>
          <span className="text-text-muted">{t("table.turn", { turn })}</span>
        </p>
        <VisuallyHidden>
          <span aria-live="polite">
            {change.by !== 0 &&
              changed &&
              t("table.life", { name: changed.name, life: lives[change.index] ?? 0 })}
          </span>
        </VisuallyHidden>
      </section>
      <figcaption className="text-center text-sm text-text-muted">{t("table.caption")}</figcaption>
    </figure>
  );
}
