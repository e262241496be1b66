import type { Rate } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { type StatsFormat, useFormat } from "./format";
import { statsMessages } from "./messages";
import type { Cell, StatsTable } from "./table";

const shareCell = (share: number | null, { percent }: StatsFormat): Cell =>
  share === null ? null : { value: share, text: percent(share) };

/** The cells of a rate, after its name. */
const rateCells = (rate: Rate, format: StatsFormat): Cell[] => [
  rate.games,
  rate.wins,
  rate.draws,
  ...[rate.rate, rate.low, rate.high, rate.expected].map((share) => shareCell(share, format)),
];

interface RateLine {
  name: string;
  rate: Rate;
  /** The cells of what else it has, behind those of the rate. */
  extra?: readonly Cell[];
}

/** Rates as a table: the head over the names, the lines, and the heads of what else they have. */
export function useRateTable() {
  const { t } = useMessages(statsMessages);
  const format = useFormat();
  return (
    what: string,
    lines: readonly RateLine[],
    extraColumns: readonly string[] = [],
  ): StatsTable => ({
    columns: [
      what,
      t("games"),
      t("wins"),
      t("draws"),
      t("winRate"),
      t("lowest"),
      t("highest"),
      t("expected"),
      ...extraColumns,
    ],
    rows: lines.map(({ name, rate, extra = [] }) => [name, ...rateCells(rate, format), ...extra]),
  });
}
