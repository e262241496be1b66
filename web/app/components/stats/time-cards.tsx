import type { ReactNode } from "react";
import { useMessages } from "~/lib/i18n";
import { Columns } from "~/ui/charts/columns";
import { useFormat } from "./format";
import { statsMessages } from "./messages";
import { StatCard } from "./stat-card";

interface Counted {
  games: number;
  /** Set where the stats are one player's. */
  wins?: number;
}

interface CountsProps<T> {
  counts: readonly T[];
  className?: string;
}

/** "November 2026: 12 games, 4 won". */
function useColumnText() {
  const { t } = useMessages(statsMessages);
  return (name: string, { games, wins }: Counted) => {
    const played = t("gamesCount", { count: games });
    return wins === undefined
      ? t("columnGames", { name, games: played })
      : t("columnText", { name, games: played, won: t("won", { count: wins }) });
  };
}

/** Every month from the first to the last: one without games is one too. */
export function filledMonths<T extends Counted & { month: string }>(counts: readonly T[]) {
  const known = new Map(counts.map((count) => [count.month, count]));
  const [first, last] = [counts[0]?.month, counts.at(-1)?.month];
  if (!first || !last) return [];
  const none: Counted = counts[0]?.wins === undefined ? { games: 0 } : { games: 0, wins: 0 };
  const months: (Counted & { month: string })[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) {
    months.push(known.get(month) ?? { ...none, month });
  }
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const after = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${after[0]}-${String(after[1]).padStart(2, "0")}`;
}

const won = (counts: readonly Counted[]) => counts.some(({ wins }) => wins !== undefined);

interface MonthsCardProps extends CountsProps<Counted & { month: string }> {
  /** What they answer, in place of a plain title. */
  question?: string;
  answer?: ReactNode;
}

/** Games month by month; nothing while there is only one. */
export function MonthsCard({ counts, question, answer, className }: MonthsCardProps) {
  const { t } = useMessages(statsMessages);
  const { month: name, monthTick, monthYear, number } = useFormat();
  const text = useColumnText();
  const months = filledMonths(counts);
  if (months.length < 2) return null;
  const withWins = won(counts);
  const tick = months.length > 12 ? monthYear : monthTick;
  const table = {
    columns: [t("month"), t("games"), ...(withWins ? [t("wins")] : [])],
    rows: months.map(({ month, games, wins }) => [
      name(month),
      games,
      ...(withWins ? [wins ?? 0] : []),
    ]),
  };
  return (
    <StatCard
      title={question ?? t("byMonth")}
      note={answer ?? (withWins ? t("filledWon") : undefined)}
      table={table}
      className={className}
    >
      <Columns
        label={t("monthOf")}
        format={number}
        columns={months.map(({ month, ...count }) => ({
          key: month,
          tick: tick(month),
          value: count.games,
          part: count.wins,
          text: text(name(month), count),
        }))}
      />
    </StatCard>
  );
}

const week = [1, 2, 3, 4, 5, 6, 7];

/** Games by the day of the week; nothing while they were all on one. */
export function WeekdaysCard({ counts, className }: CountsProps<Counted & { weekday: number }>) {
  const { t } = useMessages(statsMessages);
  const { weekday: name, weekdayTick, number } = useFormat();
  const text = useColumnText();
  if (counts.length < 2) return null;
  const withWins = won(counts);
  const days = week.map((weekday) => ({
    games: 0,
    ...(withWins && { wins: 0 }),
    ...counts.find((count) => count.weekday === weekday),
    weekday,
  }));
  const table = {
    columns: [t("weekday"), t("games"), ...(withWins ? [t("wins")] : [])],
    rows: days.map(({ weekday, games, wins }) => [
      name(weekday),
      games,
      ...(withWins ? [wins ?? 0] : []),
    ]),
  };
  return (
    <StatCard
      title={t("byWeekday")}
      note={withWins ? t("filledWon") : undefined}
      table={table}
      className={className}
    >
      <Columns
        label={t("weekdayOf")}
        format={number}
        columns={days.map(({ weekday, ...count }) => ({
          key: weekday,
          tick: weekdayTick(weekday),
          value: count.games,
          part: count.wins,
          text: text(name(weekday), count),
        }))}
      />
    </StatCard>
  );
}
