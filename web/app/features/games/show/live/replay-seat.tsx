import type { ReactNode } from "react";
import type { TableSeat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { DamageIcon, WinIcon } from "~/ui/icons/everywhere";
import { PoisonIcon } from "~/ui/icons/table";
import { SeatMark, seatColor, seatGround } from "~/ui/seat-mark";
import { gameLiveMessages } from "../../messages";
import type { Player } from "./players";

interface ReplaySeatProps {
  player: Player;
  state: TableSeat;
  active: boolean;
  monarch: boolean;
  /** What has just changed here. */
  touched: boolean;
}

/** One player's place at a moment. */
export function ReplaySeat({ player, state, active, monarch, touched }: ReplaySeatProps) {
  const { t, lang } = useMessages(gameLiveMessages);
  const number = new Intl.NumberFormat(lang);
  const damage = Math.max(0, ...state.commanderDamage.map(({ amount }) => amount));
  const out = state.out !== null;
  return (
    <li
      className={cx(
        "grid min-w-0 gap-1 rounded-md p-3 transition-opacity",
        out && "opacity-70",
        touched && "outline-2 -outline-offset-2 outline-line-strong",
      )}
      style={{
        background: seatGround(player.look),
        boxShadow: active ? `inset 0 -0.25rem 0 ${seatColor(player.look)}` : undefined,
      }}
    >
      <p className="flex items-center gap-1.5 text-sm font-semibold">
        <SeatMark seat={player.look} onGround />
        <span className="truncate">{player.name}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={cx("font-display text-3xl font-bold tabular-nums", out && "line-through")}>
          {number.format(state.life)}
        </span>
        {out && <span className="text-sm font-semibold">{t("out")}</span>}
        {active && !out && <span className="text-xs font-semibold">{t("active")}</span>}
      </p>
      <p className="flex min-h-5 flex-wrap gap-x-3 text-xs font-semibold tabular-nums">
        {damage > 0 && (
          <Fact icon={<DamageIcon className="size-4" />} name={t("mostDamage")}>
            {number.format(damage)}
          </Fact>
        )}
        {state.counters.poison > 0 && (
          <Fact icon={<PoisonIcon className="size-4" />} name={t("poison")}>
            {number.format(state.counters.poison)}
          </Fact>
        )}
        {monarch && <Fact icon={<WinIcon className="size-4" />} name={t("monarch")} />}
      </p>
    </li>
  );
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children?: string }) => (
  <span className="flex items-center gap-1" title={name}>
    <span aria-hidden="true">{icon}</span>
    <span className="sr-only">{name}</span>
    {children}
  </span>
);
