import { Link } from "react-router";
import { seatOfColor } from "~/components/live/seat";
import { useOfflineTables } from "~/components/live/use-offline-tables";
import { useTables } from "~/components/live/use-tables";
import type { LiveTable } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { LiveIcon } from "~/ui/icons/app";
import { SeatMark } from "~/ui/seat-mark";
import { dashboardLiveMessages } from "./messages";

/** The tables one is at; renders nothing where there is none. */
export function LiveTables() {
  const { t } = useMessages(dashboardLiveMessages);
  const { tables } = useTables();
  const offline = useOfflineTables();
  const shared = tables ?? [];
  const all = [...offline.filter((table) => !shared.some(({ id }) => id === table.id)), ...shared];
  if (all.length === 0) return null;
  return (
    <section aria-label={t("title")} className="mb-8 grid gap-3">
      {all.map((table) => (
        <TableCard key={table.id} table={table} />
      ))}
    </section>
  );
}

/** A table as it stands; all of it leads there. */
function TableCard({ table }: { table: LiveTable }) {
  const { t, lang } = useMessages(dashboardLiveMessages);
  const to = useLocalePath();
  const number = new Intl.NumberFormat(lang);
  return (
    <Card
      padding="none"
      className="relative flex flex-wrap items-center gap-x-6 gap-y-3 border-live p-4"
    >
      <Link
        to={to(`/live/${table.code || table.id}`)}
        className="flex items-center gap-2 text-sm font-semibold text-live after:absolute after:inset-0 after:rounded-lg max-sm:w-full"
      >
        <LiveIcon className="size-5" aria-hidden="true" />
        {table.code ? t("code", { code: table.code }) : t("onThisDevice")}
      </Link>
      <ul className="grid min-w-0 flex-1 grid-cols-2 gap-x-5 gap-y-1 sm:flex sm:flex-wrap">
        {table.seats.map(({ seat, name, color, life, out }) => (
          <li key={seat} className="flex min-w-0 items-center gap-1.5">
            <SeatMark seat={seatOfColor[color]} />
            <span className="truncate text-sm">{name ?? t("deletedPlayer")}</span>
            <span className={cx("font-display font-bold tabular-nums", out && "line-through")}>
              {number.format(life)}
            </span>
            {out && <span className="text-xs">{t("out")}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
