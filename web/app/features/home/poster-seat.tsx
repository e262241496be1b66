import { cx } from "~/ui/cx";
import { DamageIcon, WinIcon } from "~/ui/icons/everywhere";
import { SeatMark, seatGround } from "~/ui/seat-mark";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { monarch, type Player, turn } from "./cast";
import { useHomeT } from "./messages";

interface HalfProps {
  label: string;
  sign: 1 | -1;
  onTap: () => void;
}

const Half = ({ label, sign, onTap }: HalfProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onTap}
    className={cx(
      "absolute inset-y-0 w-1/2 -outline-offset-4! active:bg-glow",
      sign > 0 ? "right-0" : "left-0",
    )}
  >
    <span
      className={cx(
        "absolute top-1/2 -translate-y-1/2 text-2xl leading-none font-bold opacity-60",
        sign > 0 ? "right-[5cqw]" : "left-[5cqw]",
      )}
    >
      {sign > 0 ? "+" : "−"}
    </span>
  </button>
);

interface PosterSeatProps {
  player: Player;
  life: number;
  onTap: (delta: 1 | -1) => void;
}

const pill =
  "flex h-7 items-center gap-1 rounded-full bg-surface-overlay px-2 text-sm leading-none font-bold tabular-nums";

/** A seat as the table draws it, until the table itself is there. */
export function PosterSeat({ player, life, onTap }: PosterSeatProps) {
  const t = useHomeT();
  const { seat, name, damage } = player;
  return (
    <div
      className="relative overflow-hidden rounded-lg"
      style={{ backgroundColor: seatGround(seat), containerType: "size" }}
    >
      {seat === turn.seat && (
        <span className="pointer-events-none absolute inset-0 rounded-lg border-5 border-text" />
      )}
      <Half label={t("table.down", { name })} sign={-1} onTap={() => onTap(-1)} />
      <Half label={t("table.up", { name })} sign={1} onTap={() => onTap(1)} />
      <p className="pointer-events-none absolute inset-0 grid place-items-center font-display leading-none font-bold tracking-tight tabular-nums">
        <VisuallyHidden>{t("table.life", { name, life })}</VisuallyHidden>
        <span aria-hidden="true" style={{ fontSize: "min(76cqh, 56cqw)" }}>
          {life}
        </span>
      </p>
      <p
        className="pointer-events-none absolute inset-x-3 top-2 flex items-center justify-center gap-2"
        style={{ fontSize: "clamp(1rem, min(6cqh, 5cqw), 1.75rem)" }}
      >
        <SeatMark seat={seat} onGround className="size-[1.2em]" />
        <span className="min-w-0 truncate leading-tight font-semibold">{name}</span>
      </p>
      <p className="pointer-events-none absolute inset-x-1 bottom-2 flex justify-center gap-2">
        {damage && (
          <span className={pill}>
            <DamageIcon className="size-4" aria-hidden="true" />
            <SeatMark seat={damage.source} className="size-3" />
            <span aria-hidden="true">{damage.amount}</span>
            <VisuallyHidden>{t("table.taken", { count: damage.amount })}</VisuallyHidden>
          </span>
        )}
        {seat === monarch && (
          <span className={pill}>
            <WinIcon className="size-4" aria-hidden="true" />
            <VisuallyHidden>{t("table.monarch")}</VisuallyHidden>
          </span>
        )}
      </p>
    </div>
  );
}
