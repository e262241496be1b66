import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Rate } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { RateBar } from "~/ui/charts/rate-bar";
import { useFormat } from "./format";
import { statsMessages } from "./messages";
import { useRateTable } from "./rate-table";
import { useRateText } from "./rate-text";
import { StatCard } from "./stat-card";
import type { Cell } from "./table";

/** With fewer games a rate means little. */
const few = 5;
/** How many rows show before "show all". */
const inSight = 6;

export interface RateRow {
  key: string;
  name: string;
  /** A sign before the name: a picture, pips. */
  sign?: ReactNode;
  /** Where its name leads, without a language. */
  to?: string;
  rate: Rate;
  /** What else there is to say of it. */
  note?: string;
  /** The cells of that, behind those of the rate. */
  extra?: readonly Cell[];
}

function Row({ row: { name, sign, to, rate, note } }: { row: RateRow }) {
  const { t } = useMessages(statsMessages);
  const format = useFormat();
  const text = useRateText();
  return (
    <li className="grid gap-0.5 py-1.5">
      <p className="flex min-w-0 items-center gap-2">
        {sign}
        {to ? (
          // As tall as a thumb needs, without making the row taller.
          <Link
            to={to}
            className="-my-1.5 flex min-h-target min-w-0 items-center font-semibold hover:underline"
          >
            <span className="truncate">{name}</span>
          </Link>
        ) : (
          <span className="min-w-0 truncate py-1 font-semibold">{name}</span>
        )}
        <span className="ml-auto shrink-0 font-display font-bold">
          {rate.rate === null ? "–" : format.percent(rate.rate)}
        </span>
      </p>
      {rate.rate !== null && rate.low !== null && rate.high !== null && (
        <RateBar
          rate={rate.rate}
          low={rate.low}
          high={rate.high}
          expected={rate.expected}
          faint={rate.games < few}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-muted">
        <span>{text(rate)}</span>
        {rate.expected !== null && (
          <span>{t("expectedRate", { rate: format.percent(rate.expected) })}</span>
        )}
      </p>
      {note && <p className="text-xs text-text-muted">{note}</p>}
    </li>
  );
}

/** Rates under each other, each with its count, how far it may be off, and what was to be expected. */
function RateRows({ rows }: { rows: readonly RateRow[] }) {
  const { t } = useMessages(statsMessages);
  const [all, setAll] = useState(false);
  const shown = all || rows.length <= inSight + 1 ? rows : rows.slice(0, inSight);
  return (
    <div className="grid min-w-0 tabular-nums">
      <ul className="grid min-w-0 gap-1">
        {shown.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <button
          type="button"
          data-unpainted
          className="link min-h-target w-fit text-sm"
          onClick={() => setAll(true)}
        >
          {t("showAll", { count: rows.length })}
        </button>
      )}
      <RateKey />
    </div>
  );
}

/** The legend of the bars, once under each list. */
function RateKey() {
  const { t } = useMessages(statsMessages);
  return (
    <p
      aria-hidden="true"
      className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-text-muted"
    >
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="10" className="stroke-text" strokeWidth="1.75">
          <line x1="1" x2="17" y1="5" y2="5" />
          <line x1="1" x2="1" y1="1" y2="9" />
          <line x1="17" x2="17" y1="1" y2="9" />
        </svg>
        {t("keyInterval")}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" width="6" height="14" className="stroke-accent-text">
          <line x1="3" x2="3" y1="0" y2="14" strokeWidth="2" strokeDasharray="3 2" />
        </svg>
        {t("keyExpected")}
      </span>
    </p>
  );
}

interface RateCardProps {
  title: string;
  note?: ReactNode;
  /** The head over the names. */
  what: string;
  rows: readonly RateRow[];
  /** The heads of what rows have besides their rates. */
  extraColumns?: readonly string[];
  className?: string;
}

/** A card of rates, one row each; renders nothing without rates. */
export function RateCard(props: RateCardProps) {
  const { title, note, what, rows, extraColumns, className } = props;
  const tableOf = useRateTable();
  if (rows.length === 0) return null;
  return (
    <StatCard
      title={title}
      note={note}
      table={tableOf(what, rows, extraColumns)}
      className={className}
    >
      <RateRows rows={rows} />
    </StatCard>
  );
}
