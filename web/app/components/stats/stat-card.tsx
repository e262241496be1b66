import { type ReactNode, useId, useRef } from "react";
import { showError } from "~/lib/api/show-error";
import { useMessages } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { Card } from "~/ui/card";
import { ChartTable } from "~/ui/charts/chart-table";
import { cx } from "~/ui/cx";
import { DownloadIcon } from "~/ui/icons/app";
import { Menu } from "~/ui/menu";
import { useFormat } from "./format";
import { statsMessages } from "./messages";
import { cellText, type StatsTable } from "./table";

const bringSave = later(() => import("./save"));

interface StatCardProps {
  title: string;
  /** A line on what it counts and how much of it. */
  note?: ReactNode;
  /** The same in numbers. */
  table: StatsTable;
  /** Where what is shown is a table already, no other one opens. */
  tableless?: boolean;
  className?: string;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its title, the table behind it, and the ways to take it along. */
export function StatCard(props: StatCardProps) {
  const { title, note, table, tableless = false, className, children } = props;
  const { t } = useMessages(statsMessages);
  const { lang, number } = useFormat();
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);
  const csv = async () => (await bringSave()).saveCsv(title, table, lang);
  const picture = async () => {
    const { savePicture } = await bringSave();
    if (shown.current) await savePicture(title, shown.current);
  };
  const items = [
    { label: t("asCsv"), onSelect: () => void csv().catch(showError) },
    { label: t("asPicture"), onSelect: () => void picture().catch(showError) },
  ];
  return (
    <section aria-labelledby={id} className={cx("min-w-0", className)}>
      <Card padding="none" className="grid min-w-0 content-start gap-1 px-4 pt-3 pb-1 sm:px-5">
        <div ref={shown} className="grid min-w-0 gap-3">
          <div className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-0.5 pt-1.5">
              <h3 id={id} className="text-lg">
                {title}
              </h3>
              {note && <p className="text-sm text-text-muted tabular-nums">{note}</p>}
            </div>
            <div data-unpainted className="-mr-2">
              <Menu
                label={t("takeAlong", { title })}
                icon={<DownloadIcon className="size-5" />}
                items={items}
              />
            </div>
          </div>
          {children}
        </div>
        {!tableless && (
          <ChartTable
            summary={t("asTable")}
            caption={title}
            columns={table.columns}
            rows={table.rows.map((row) => row.map((cell) => cellText(cell, number)))}
          />
        )}
      </Card>
    </section>
  );
}
