import type { SeatNo, TableBoard, TableSeat } from "~/lib/api/types";
import type { Translate } from "~/lib/i18n";
import { isDraw, soleWinner } from "~/live/table/placements";
import { currentTurn } from "~/live/table/turns";
import type en from "~/locales/en/tableLines";

export interface Voice {
  t: Translate<typeof en>;
  nameOf: (seat: SeatNo) => string;
  /** +3, −7. */
  signed: (number: number) => string;
}

/** What a screen reader says of the way from one board to another: totals, not every tap on the way. */
export function announcements(before: TableBoard, after: TableBoard, voice: Voice): string[] {
  return [
    ...after.seats.flatMap((seat, at) => {
      const was = before.seats[at];
      return was ? aboutSeat(was, seat, voice) : [];
    }),
    ...aboutTurn(before, after, voice),
    ...aboutEnd(before, after, voice),
  ];
}

function aboutSeat(was: TableSeat, now: TableSeat, { t, nameOf, signed }: Voice): string[] {
  const name = nameOf(now.seat);
  const said: string[] = [];
  if (now.life !== was.life)
    said.push(t("spoken.life", { name, change: signed(now.life - was.life), life: now.life }));
  for (const { source, commander, count } of damageChanged(was, now))
    said.push(
      t(commander === 0 ? "spoken.damage" : "spoken.damageSecond", {
        name,
        source: nameOf(source),
        count,
      }),
    );
  if (now.counters.poison !== was.counters.poison)
    said.push(t("spoken.poison", { name, count: now.counters.poison }));
  if (now.out && !was.out) {
    const { by } = now.out;
    said.push(
      by === null ? t("spoken.out", { name }) : t("spoken.outBy", { name, source: nameOf(by) }),
    );
  }
  if (was.out && !now.out) said.push(t("spoken.back", { name }));
  return said;
}

/** The commanders whose damage to a seat changed, with what it is now. */
function damageChanged({ commanderDamage: was }: TableSeat, { commanderDamage: now }: TableSeat) {
  const same = (one: (typeof was)[number]) => (other: typeof one) =>
    one.source === other.source && one.commander === other.commander;
  const gone = was.filter((one) => !now.some(same(one))).map((one) => ({ ...one, amount: 0 }));
  return [...now, ...gone]
    .filter((one) => one.amount !== (was.find(same(one))?.amount ?? 0))
    .map(({ source, commander, amount: count }) => ({ source, commander, count }));
}

function aboutTurn(before: TableBoard, after: TableBoard, { t, nameOf }: Voice): string[] {
  const [was, now] = [currentTurn(before.turns), currentTurn(after.turns)];
  if (!now || now.number === was?.number) return [];
  return [t("spoken.turn", { round: now.round, name: nameOf(now.seat) })];
}

function aboutEnd(before: TableBoard, { status }: TableBoard, { t, nameOf }: Voice): string[] {
  if (status.type === before.status.type || status.type === "open") return [];
  if (status.type === "closed") return [t("spoken.closed")];
  const winner = soleWinner(status.placements);
  if (winner !== null) return [t("spoken.wins", { name: nameOf(winner) })];
  return [t(isDraw(status.placements) ? "spoken.draw" : "spoken.over")];
}
