import { useMessages } from "~/lib/i18n";
import { CountRows } from "~/ui/charts/count-rows";
import { statsMessages } from "./messages";
import { StatCard } from "./stat-card";

interface CountCardProps {
  title: string;
  /** The head over the names. */
  what: string;
  counts: readonly { key: string; name: string; count: number }[];
}

/** How many games were of each kind; renders nothing without games. */
export function CountCard({ title, what, counts }: CountCardProps) {
  const { t } = useMessages(statsMessages);
  if (counts.length === 0) return null;
  const table = {
    columns: [what, t("games")],
    rows: counts.map(({ name, count }) => [name, count]),
  };
  return (
    <StatCard title={title} table={table}>
      <CountRows
        rows={counts.map(({ key, name, count }) => ({
          key,
          name,
          value: count,
          text: t("gamesCount", { count }),
        }))}
      />
    </StatCard>
  );
}
