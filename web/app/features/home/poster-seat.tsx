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
  />
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
      className="relative flex flex-col overflow-hidden rounded-lg"
      style={{ backgroundColor: seatGround(seat), containerType: "size" }}
    >
      {seat === turn.seat && (
        <span className="pointer-events-none absolute inset-0 rounded-lg border-5 border-text" />
      )}
      <Half label={t("table.down", { name })} sign={-1} onTap={() => onTap(-1)} />
      <Half label={t("table.up", { name })} sign={1} onTap={() => onTap(1)} />
      <p
        className="pointer-events-none relative flex items-center justify-center gap-2 px-3 pt-2 leading-tight"
        style={{ fontSize: "clamp(1rem, min(6cqh, 5cqw), 1.75rem)" }}
      >
        <SeatMark seat={seat} onGround className="size-[1.2em]" />
        <span className="min-w-0 truncate font-semibold">{name}</span>
      </p>
      <div
        className="pointer-events-none relative min-h-0 flex-1"
        style={{ containerType: "size" }}
      >
        <p className="absolute inset-0 grid place-content-center font-display leading-none font-bold tracking-tight tabular-nums">
          <VisuallyHidden>{t("table.life", { name, life })}</VisuallyHidden>
          <span aria-hidden="true" style={{ fontSize: "min(130cqh, 56cqw)" }}>
            {life}
          </span>
        </p>
        <p
          aria-hidden="true"
          className="absolute inset-0 flex items-center justify-between text-2xl leading-none font-bold opacity-60"
          style={{ paddingInline: "5cqw" }}
        >
          <span>−</span>
          <span>+</span>
        </p>
      </div>
      <p className="pointer-events-none relative flex min-h-target items-start justify-center gap-1 pt-1">
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
