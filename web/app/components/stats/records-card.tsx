import { Link } from "react-router";
import type { GroupRecords, Records } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { statsMessages } from "./messages";
import { useRecords } from "./record-list";
import { StatCard } from "./stat-card";
import { useWhoName } from "./who";

interface RecordsCardProps {
  records: Records | GroupRecords;
  className?: string;
}

/** A player's or a group's records; renders nothing without one. */
export function RecordsCard({ records, className }: RecordsCardProps) {
  const { t } = useMessages(statsMessages);
  const to = useLocalePath();
  const whoName = useWhoName();
  const lines = useRecords()(records).map(({ holder, ...line }) => ({
    ...line,
    holder: holder && whoName(holder),
  }));
  if (lines.length === 0) return null;
  const held = lines.some(({ holder }) => holder !== null);
  const table = {
    columns: [t("record"), ...(held ? [t("player")] : []), t("what"), t("when")],
    rows: lines.map(({ title, holder, value, when }) => [
      title,
      ...(held ? [holder] : []),
      value,
      when,
    ]),
  };
  return (
    <StatCard title={t("records")} table={table} className={className}>
      <ul className="grid gap-3">
        {lines.map(({ key, title, value, when, gameId, holder }) => (
          <li key={key} className="grid gap-x-3 sm:grid-cols-[1fr_auto]">
            <span className="text-sm text-text-muted">{title}</span>
            <span className="font-display text-lg font-bold tabular-nums sm:row-span-2 sm:text-right">
              {value}
            </span>
            <span className="text-xs text-text-muted">
              {[holder, when].filter(Boolean).join(" · ")}
              {gameId && (
                <Link
                  to={to(`/game/${gameId}`)}
                  data-unpainted
                  aria-label={`${title}: ${t("openGame")}`}
                  className="link -my-3 ml-2 inline-flex min-h-target items-center"
                >
                  {t("openGame")}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </StatCard>
  );
}
