import { bestDeck, mostPlayed } from "~/components/stats/best";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { useRecords } from "~/components/stats/record-list";
import { useColorNames } from "~/components/stats/stats-rows";
import { useWhoName, whoKey } from "~/components/stats/who";
import type { OpponentRate, Stats } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import type { CardColor } from "~/ui/pips";
import { reviewMessages } from "./messages";
import { bestRecords, busiest, colorGames, monthGames, rivalsOf, weekdayGames } from "./year";

/** What its tile draws; `text` is the drawing in words. */
type Drawing =
  | { kind: "deck"; deck: { name: string; colors: readonly string[]; picture: string | null } }
  | { kind: "rival"; who: OpponentRate }
  | { kind: "colors"; text: string; colors: { color: CardColor; games: number }[] }
  | { kind: "months"; text: string; games: number[] }
  | { kind: "weekday"; text: string; games: number[] }
  | { kind: "record" };

export type Highlight = Drawing & {
  key: string;
  label: string;
  value: string;
  /** The sample behind it, or when it was. */
  note: string;
};

/** The highlights of a year, in the order of their tiles. */
export function useHighlights(stats: Stats): Highlight[] {
  const { t } = useMessages(reviewMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { t: tApp } = useTranslation();
  const { lang, monthName, weekday } = useFormat();
  const whoName = useWhoName();
  const colorNames = useColorNames();
  const records = useRecords()(stats.records);
  const decks = useUserStore((state) => state.decks);
  const { games, byDeck } = stats;
  const ofGames = (count: number) => t("ofGames", { count, games });
  // Months and days stand alone here, and French has them in small letters.
  const standing = (name: string) => name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
  const counted = (name: string, count: number) =>
    tStats("columnGames", { name, games: t("games", { count }) });
  const highlights: Highlight[] = [];

  const best = bestDeck(byDeck);
  const deck = best ?? mostPlayed(byDeck);
  if (deck?.name) {
    const picture = decks.find(({ id }) => id === deck.deckId)?.picture ?? null;
    highlights.push({
      key: "deck",
      kind: "deck",
      deck: { name: deck.name, colors: deck.colors, picture },
      label: t(best ? "bestDeck" : "mostPlayed"),
      value: deck.name,
      note: `${t("wins", { count: deck.wins })} · ${t("games", { count: deck.games })}`,
    });
  }
  const colors = busiest(stats.byColors);
  if (colors) {
    const played = colorGames(stats.byColors);
    highlights.push({
      key: "colors",
      kind: "colors",
      colors: played,
      text: played.map(({ color, games }) => counted(tApp(`ui.colors.${color}`), games)).join(", "),
      label: t("colors"),
      value: colorNames(colors.colors),
      note: ofGames(colors.games),
    });
  }
  for (const { key, who } of rivalsOf(stats.byOpponent))
    highlights.push({
      key: whoKey(who),
      kind: "rival",
      who,
      label: t(key),
      value: whoName(who),
      note: t("ahead", { count: who.ahead, behind: who.behind }),
    });
  const [months, month] = [stats.byMonth.length, busiest(stats.byMonth)];
  if (months > 1)
    highlights.push({
      key: "months",
      kind: "months",
      games: monthGames(stats.byMonth),
      text: stats.byMonth.map(({ month, games }) => counted(monthName(month), games)).join(", "),
      label: t(month ? "busiest" : "months"),
      value: month ? standing(monthName(month.month)) : t("ofMonths", { months }),
      note: month ? ofGames(month.games) : t("games", { count: games }),
    });
  const day = busiest(stats.byWeekday);
  if (day)
    highlights.push({
      key: "weekday",
      kind: "weekday",
      games: weekdayGames(stats.byWeekday),
      text: stats.byWeekday.map((one) => counted(weekday(one.weekday), one.games)).join(", "),
      label: t("weekday"),
      value: standing(weekday(day.weekday)),
      note: ofGames(day.games),
    });
  for (const { key, title, value, when } of bestRecords(records, stats))
    highlights.push({ key, kind: "record", label: title, value, note: when });
  return highlights;
}

/** How many fit on a picture, and which are left out last. */
const mostPictured = 6;
const byWeight: readonly Highlight["kind"][] = [
  "deck",
  "rival",
  "colors",
  "months",
  "record",
  "weekday",
];

/** Those that a picture has room for, in the order of their tiles. */
export function pictured(highlights: readonly Highlight[]): Highlight[] {
  const kept = new Set(
    highlights
      .toSorted((one, other) => byWeight.indexOf(one.kind) - byWeight.indexOf(other.kind))
      .slice(0, mostPictured),
  );
  return highlights.filter((one) => kept.has(one));
}
