import { cx } from "~/ui/cx";
import { DamageIcon, WinIcon } from "~/ui/icons/everywhere";
import { Pips } from "~/ui/pips";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { Player } from "./cast";
import { useHomeT } from "./messages";

interface SeatPanelProps {
  player: Player;
  life: number;
  /** What the last taps came to, shown for a moment. */
  change: number;
  active: boolean;
  /** Turned around for the player across the table. */
  turned: boolean;
  onChange: (by: 1 | -1) => void;
}

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

/** One player's quarter of the table: the left half takes a life, the right half gives one. */
export function SeatPanel({ player, life, change, active, turned, onChange }: SeatPanelProps) {
  const t = useHomeT();
  const { seat, name, colors, commanderDamage, monarch } = player;
  return (
    <div
      className={cx(
        "relative grid min-h-44 grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg border-2 p-3 sm:min-h-52",
        active ? "border-accent-text" : "border-transparent",
        turned && "rotate-180",
      )}
      style={{ background: seatGround(seat) }}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-1.5 text-sm font-semibold">
          <SeatMark seat={seat} onGround />
          <span className="truncate">{name}</span>
        </span>
        <Pips colors={colors} size="sm" />
      </div>
      <p className="relative place-self-center font-display text-life font-extrabold tabular-nums">
        <VisuallyHidden>{t("table.life", { name, life })}</VisuallyHidden>
        <span aria-hidden="true">{life}</span>
        {change !== 0 && (
          <span
            key={change}
            aria-hidden="true"
            className="absolute top-0 left-full ml-1 animate-rise text-xl font-bold"
          >
            {signed(change)}
          </span>
        )}
      </p>
      <div className="flex items-center justify-between text-xl leading-none opacity-75">
        <span aria-hidden="true">−</span>
        <span className="flex items-center gap-3 text-xs font-semibold tabular-nums">
          {monarch && (
            <span>
              <WinIcon className="size-4 text-accent-text" aria-hidden="true" />
              <VisuallyHidden>{t("table.monarch")}</VisuallyHidden>
            </span>
          )}
          {commanderDamage > 0 && (
            <span className="flex items-center gap-1">
              <DamageIcon className="size-4" aria-hidden="true" />
              <span aria-hidden="true">{commanderDamage}</span>
              <VisuallyHidden>{t("table.taken", { count: commanderDamage })}</VisuallyHidden>
            </span>
          )}
        </span>
        <span aria-hidden="true">+</span>
      </div>
      <button
        type="button"
        aria-label={t("table.down", { name })}
        onClick={() => onChange(-1)}
        className="absolute inset-y-0 left-0 w-1/2 -outline-offset-4! active:bg-glow"
      />
      <button
        type="button"
        aria-label={t("table.up", { name })}
        onClick={() => onChange(1)}
        className="absolute inset-y-0 right-0 w-1/2 -outline-offset-4! active:bg-glow"
      />
    </div>
  );
}
