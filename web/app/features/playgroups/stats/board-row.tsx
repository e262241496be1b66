import { Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { deckColors } from "~/components/decks/deck-colors";
import { deckPath, personPath } from "~/components/paths";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { useRateText } from "~/components/stats/rate-text";
import type { LeaderboardRow } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { BandMark } from "~/ui/charts/band-mark";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { Pips } from "~/ui/pips";
import { Skeleton } from "~/ui/skeleton";
import { groupStatsMessages } from "../messages";
import { rateOf, rowKey, start } from "./board";

const OverTime = onDemand(() => import("./over-time"));

interface BoardRowProps {
  row: LeaderboardRow;
  groupId: string;
  range: readonly [number, number];
  /** Whose deck it is, where that is known. */
  owner: string | undefined;
}

/** A change with a sign that is clear without color, and a text for screen readers. */
function Change({ change }: { change: number | null }) {
  const { t } = useMessages(groupStatsMessages);
  const { signed, number } = useFormat();
  if (change === null) return null;
  const way = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <span
      className={cx(
        "shrink-0 font-semibold",
        { up: "text-success", down: "text-danger", same: "text-text-muted" }[way],
      )}
    >
      <span aria-hidden="true">
        {{ up: "▲ ", down: "▼ ", same: "" }[way]}
        {signed(change)}
      </span>
      <span className="sr-only">{t(way, { change: number(Math.abs(change)) })}</span>
    </span>
  );
}

/** A player or a deck on the leaderboard; its history opens below. */
export function BoardRow({ row, groupId, range, owner }: BoardRowProps) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { number, percent } = useFormat();
  const rateText = useRateText();
  const to = useLocalePath();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { rating, userId, deckId, username, picture } = row;
  const name = row.firstname ?? row.name;
  const path = deckId
    ? deckPath({ id: deckId, name })
    : userId && username
      ? personPath({ id: userId, username })
      : null;
  const settles = !rating.settled && tStats("ratingSettling", { count: rating.gamesLeft });
  return (
    <li
      data-row={rowKey(row)}
      className="grid min-w-0 gap-1 border-t border-line py-2 first:border-t-0"
    >
      <div className="flex min-w-0 items-center gap-2">
        <span className="w-7 shrink-0 text-center font-display text-lg font-bold text-text-muted">
          {number(row.rank)}
        </span>
        {deckId ? (
          <span aria-hidden="true" className="shrink-0">
            <Pips colors={deckColors({ colors: row.colors ?? [] })} size="sm" />
          </span>
        ) : (
          <Avatar name={username ?? name} picture={picture} size="sm" />
        )}
        {path ? (
          <Link
            to={to(path)}
            className="flex min-h-target min-w-0 flex-1 items-center font-semibold hover:underline"
          >
            <span className="truncate">{name}</span>
          </Link>
        ) : (
          <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        )}
        <span className="shrink-0">
          <span className="font-display text-lg font-bold">{number(rating.value)}</span>
          <span className="text-sm text-text-muted"> ± {number(rating.band)}</span>
        </span>
        <span data-unpainted className="-mr-2">
          <IconButton
            label={t("overTime", { name })}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            icon={
              <ChevronDownIcon
                className={cx("size-5 transition-transform", open && "rotate-180")}
              />
            }
            onClick={() => setOpen(!open)}
          />
        </span>
      </div>
      <div className="flex items-baseline justify-between gap-x-3 pl-9 text-xs text-text-muted">
        <span>
          {owner && `${t("deckOf", { name: owner })} · `}
          {row.rate !== null && `${t("won", { share: percent(row.rate) })} · `}
          {rateText(rateOf(row))}
        </span>
        <Change change={row.change} />
      </div>
      {row.private && (
        <p className="pl-9">
          <Badge>{t("onlyYou")}</Badge>
        </p>
      )}
      <div className="pl-9">
        <BandMark value={rating.value} band={rating.band} range={range} start={start} />
      </div>
      {open && (
        <div id={id} className="grid min-w-0 gap-2 pt-1">
          {settles && <p className="pl-9 text-sm text-text-muted">{settles}</p>}
          <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
            <OverTime row={row} groupId={groupId} title={t("overTime", { name })} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
