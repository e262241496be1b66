import { gamesMessages } from "~/components/games/messages";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { CountRows } from "~/ui/charts/count-rows";
import { useFormat } from "./format";
import { statsMessages } from "./messages";
import { StatCard } from "./stat-card";
import { useWhoName, whoKey } from "./who";

/** In which ways games were won and lost. */
export function EndReasonsCard({ counts }: { counts: Stats["byEndReason"] }) {
  const { t } = useMessages(statsMessages);
  const games = useMessages(gamesMessages);
  if (counts.every(({ endReason }) => endReason === null)) return null;
  const name = (reason: (typeof counts)[number]["endReason"]) =>
    reason === null ? t("unknownReason") : games.t(`endReason.${reason}`);
  const table = {
    columns: [t("endReason"), t("wins"), t("lost")],
    rows: counts.map(({ endReason, wins, losses }) => [name(endReason), wins, losses]),
  };
  return (
    <StatCard title={t("byEndReason")} note={t("filledWon")} table={table}>
      <CountRows
        rows={counts.map(({ endReason, wins, losses }) => ({
          key: String(endReason),
          name: name(endReason),
          value: wins + losses,
          part: wins,
          text: `${t("won", { count: wins })} · ${t("lostCount", { count: losses })}`,
        }))}
      />
    </StatCard>
  );
}

/** Players by eliminations, made or suffered, most first. */
function duels({ eliminated, eliminatedBy }: Pick<Stats, "eliminated" | "eliminatedBy">) {
  const people = new Map(
    [...eliminated, ...eliminatedBy].map((who) => [whoKey(who), { who, made: 0, suffered: 0 }]),
  );
  for (const who of eliminated) Object.assign(people.get(whoKey(who)) ?? {}, { made: who.count });
  for (const who of eliminatedBy) {
    Object.assign(people.get(whoKey(who)) ?? {}, { suffered: who.count });
  }
  return [...people.values()].sort(
    (one, other) => other.made + other.suffered - one.made - one.suffered,
  );
}

/** Who eliminates whom, where it was recorded. */
export function EliminationsCard({ stats }: { stats: Stats }) {
  const { t } = useMessages(statsMessages);
  const { number } = useFormat();
  const whoName = useWhoName();
  const people = duels(stats);
  if (people.length === 0) return null;
  const table = {
    columns: [t("player"), t("eliminatedHead"), t("eliminatedByHead")],
    rows: people.map(({ who, made, suffered }) => [whoName(who), made, suffered]),
  };
  return (
    <StatCard title={t("whoOut")} note={t("filledOut")} table={table}>
      <CountRows
        rows={people.slice(0, 8).map(({ who, made, suffered }) => ({
          key: whoKey(who),
          name: whoName(who),
          value: made + suffered,
          part: made,
          text: `${number(made)} : ${number(suffered)}`,
        }))}
      />
    </StatCard>
  );
}
