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
import { Change } from "./change";

const OverTime = onDemand(() => import("./over-time"));

interface BoardRowProps {
  row: LeaderboardRow;
  groupId: string;
  range: readonly [number, number];
  /** Ranked by what was gained in a time, not by points. */
  timed: boolean;
  mine: boolean;
  name: string;
  /** Whose deck it is, where that is known. */
  owner: string | undefined;
}

/** A player or a deck on the leaderboard; its history opens below. */
export function BoardRow({ row, groupId, range, timed, mine, name, owner }: BoardRowProps) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { number, percent, signed } = useFormat();
  const rateText = useRateText();
  const to = useLocalePath();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { rating, userId, deckId, username, picture } = row;
  const path = deckId
    ? deckPath({ id: deckId, name })
    : userId && username
      ? personPath({ id: userId, username })
      : null;
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
        <span className="flex min-w-0 flex-1 items-center gap-2">
          {path ? (
            <Link
              to={to(path)}
              className="flex min-h-target min-w-0 items-center font-semibold hover:underline"
            >
              <span className="truncate">{name}</span>
            </Link>
          ) : (
            <span className="min-w-0 truncate font-semibold">{name}</span>
          )}
          {mine && <Badge tone="accent">{t("you")}</Badge>}
        </span>
        <span className="shrink-0">
          <span className="font-display text-lg font-bold">
            {timed ? signed(row.change) : number(rating.sure)}
          </span>
          {!timed && (
            <span className="text-sm text-text-muted max-sm:sr-only">
              {" "}
              {t("pointsUnit", { count: rating.sure })}
            </span>
          )}
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
          {`${t("ratingText", { value: rating.value, band: rating.band })} · `}
          {row.rate !== null && `${t("won", { share: percent(row.rate) })} · `}
          {rateText(rateOf(row))}
        </span>
        {!timed && <Change change={row.change} />}
      </div>
      {!rating.settled && (
        <p className="pl-9 text-xs text-text-muted">
          {tStats("ratingSettling", { count: rating.gamesLeft })}
        </p>
      )}
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
          <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
            <OverTime row={row} groupId={groupId} title={t("overTime", { name })} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
