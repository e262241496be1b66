import { bestDeck, favorite, mostMet, mostPlayed, nemesis } from "~/components/stats/best";
import { useFormat } from "~/components/stats/format";
import { useRateText } from "~/components/stats/rate-text";
import { useRecords } from "~/components/stats/record-list";
import { useColorNames } from "~/components/stats/stats-rows";
import { useWhoName } from "~/components/stats/who";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { reviewMessages } from "./messages";

export interface Highlight {
  label: string;
  value: string;
  /** The sample behind it. */
  note: string;
}

/** The one with the most games. */
const busiest = <T extends { games: number }>(counts: readonly T[]): T | undefined =>
  counts.toSorted((one, other) => other.games - one.games)[0];

/** The highlights of a year, without empty ones. */
export function useHighlights(stats: Stats): Highlight[] {
  const { t } = useMessages(reviewMessages);
  const { month, weekday } = useFormat();
  const rateText = useRateText();
  const whoName = useWhoName();
  const colorNames = useColorNames();
  const records = useRecords()(stats.records);
  const { games, byDeck, byOpponent } = stats;
  const told: Highlight[] = [];
  const tell = (label: string, value: string, note: string) => told.push({ label, value, note });
  const ofGames = (count: number) => t("ofGames", { count, games });

  const [best, played] = [bestDeck(byDeck), mostPlayed(byDeck)];
  if (best?.name) tell(t("bestDeck"), best.name, rateText(best));
  if (played?.name && played !== best) tell(t("mostPlayed"), played.name, rateText(played));
  const met = mostMet(byOpponent);
  if (met) tell(t("mostMet"), whoName(met), ofGames(met.games));
  for (const [key, one] of [
    ["nemesis", nemesis(byOpponent)],
    ["favorite", favorite(byOpponent)],
  ] as const) {
    if (one) tell(t(key), whoName(one), t("ahead", { count: one.ahead, behind: one.behind }));
  }
  const colors = busiest(stats.byColors);
  if (colors) tell(t("colors"), colorNames(colors.colors), ofGames(colors.games));
  const busy = busiest(stats.byMonth);
  if (busy) tell(t("busiest"), month(busy.month), ofGames(busy.games));
  const day = busiest(stats.byWeekday);
  if (day) tell(t("weekday"), weekday(day.weekday), ofGames(day.games));
  for (const { title, value, when } of records) tell(title, value, when);
  return told;
}
