import type { ReactNode } from "react";
import { shownCounters } from "~/components/live/counters";
import { seatOfColor } from "~/components/live/seat";
import type { TableSeat } from "~/lib/api/types";
import { DamageIcon, WinIcon } from "~/ui/icons/everywhere";
import { BlessingIcon, InitiativeIcon, TaxIcon } from "~/ui/icons/table";
import { SeatMark } from "~/ui/seat-mark";
import type { Scene } from "./scene";

interface MarkProps {
  label: string;
  /** Close to the number that eliminates a player. */
  hot?: boolean;
  children: ReactNode;
}

const Mark = ({ label, hot = false, children }: MarkProps) => (
  <li className="overlay-mark" data-hot={hot || undefined} title={label} aria-label={label}>
    {children}
  </li>
);

/** From two thirds on, people watch for it. */
const isHot = (amount: number, most: number | null) => most !== null && amount * 3 >= most * 2;

function Damage({ scene, seat }: { scene: Scene; seat: TableSeat }) {
  const { board, t } = scene;
  const worst = seat.commanderDamage.toSorted((one, other) => other.amount - one.amount);
  return worst.map(({ source, commander, amount }) => {
    const from = scene.seat(source);
    return (
      from && (
        <Mark
          key={`${source}-${commander}`}
          label={t("damageFrom", { name: scene.name(from) })}
          hot={isHot(amount, board.rules.commanderDamage)}
        >
          <DamageIcon />
          <SeatMark seat={seatOfColor[from.color]} />
          {amount}
        </Mark>
      )
    );
  });
}

function Counters({ scene: { board, t }, seat }: { scene: Scene; seat: TableSeat }) {
  const tax = 2 * Math.max(...seat.casts);
  return (
    <>
      {shownCounters.map(([counter, Icon]) => {
        const amount = seat.counters[counter];
        const most = counter === "poison" ? board.rules.poison : null;
        return (
          amount > 0 && (
            <Mark key={counter} label={t(counter)} hot={isHot(amount, most)}>
              <Icon />
              {amount}
            </Mark>
          )
        );
      })}
      {tax > 0 && (
        <Mark label={t("tax")}>
          <TaxIcon />
          {tax}
        </Mark>
      )}
      {Object.entries(seat.custom).map(([name, amount]) => (
        <Mark key={name} label={name}>
          <span className="overlay-custom">{name}</span>
          {amount}
        </Mark>
      ))}
    </>
  );
}

/** A player's counters besides life. */
export const Marks = ({ scene, seat }: { scene: Scene; seat: TableSeat }) => (
  <ul className="overlay-marks">
    {scene.shows("damage") && <Damage scene={scene} seat={seat} />}
    {scene.shows("counters") && <Counters scene={scene} seat={seat} />}
  </ul>
);

/** What only one player has at a time, and the city's blessing. */
export function Crowns({ scene: { board, t }, seat }: { scene: Scene; seat: TableSeat }) {
  return (
    <ul className="overlay-crowns">
      {board.monarch === seat.seat && (
        <Mark label={t("monarch")}>
          <WinIcon />
        </Mark>
      )}
      {board.initiative === seat.seat && (
        <Mark label={t("initiative")}>
          <InitiativeIcon />
        </Mark>
      )}
      {seat.blessing && (
        <Mark label={t("blessing")}>
          <BlessingIcon />
        </Mark>
      )}
    </ul>
  );
}
