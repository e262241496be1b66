import { type ReactNode, useEffect, useRef, useState } from "react";
import { statsMessages } from "~/components/stats/messages";
import { StatCard } from "~/components/stats/stat-card";
import { getLeaderboard, type StatsQuery } from "~/lib/api/stats";
import type { Leaderboard as Board, LeaderboardRow, Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons/everywhere";
import { LoadFailed } from "~/ui/load-failed";
import { Segmented } from "~/ui/segmented";
import { Skeleton } from "~/ui/skeleton";
import { groupStatsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";
import { rangeOf, rowKey } from "./board";
import { BoardRow } from "./board-row";
import { useBoardTable } from "./use-board-table";
import { useSettling } from "./use-settling";

/** How many rows show before "show all". */
const inSight = 12;

interface LeaderboardProps {
  use: GroupInUse;
  /** Only this time counts, where there is one. */
  span: Pick<StatsQuery, "from" | "until">;
  /** What else there is to say of it. */
  note?: ReactNode;
}

/** The leaderboard; it updates when a game is rated. */
export function Leaderboard({ use, span, note }: LeaderboardProps) {
  const { t: app } = useTranslation();
  const { group, reading } = use;
  const { id } = group;
  const { from, until } = span;
  const {
    data: board,
    outdated,
    failed,
    error,
    retry,
  } = useApiQuery(
    [["figures", `playgroup:${id}`], "leaderboard", id, from, until],
    (signal) => reading(getLeaderboard(id, { from, until }, signal)),
    { keepPrevious: true },
  );
  if (failed) return <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />;
  if (!board) return <Outline rows={Math.min(inSight, group.membersCount)} />;
  const timed = from !== undefined || until !== undefined;
  return (
    <div aria-busy={outdated} className={cx("grid transition-opacity", outdated && "opacity-60")}>
      <Shown board={board} group={group} timed={timed} note={note} />
    </div>
  );
}

const Outline = ({ rows }: { rows: number }) => (
  <div className="grid gap-2" aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);

interface ShownProps {
  board: Board;
  group: Playgroup;
  timed: boolean;
  note: ReactNode;
}

function Shown({ board, group, timed, note }: ShownProps) {
  const { t } = useMessages(groupStatsMessages);
  const [of, setOf] = useState<"players" | "decks">("players");
  const rows = board[of];
  const table = useBoardTable(of === "players" ? "player" : "deck", rows);
  const remarks = [
    board.counting && t("counting"),
    board.hidden > 0 && t("hidden", { count: board.hidden }),
  ].filter(Boolean);
  if (board.players.length === 0) return <NoRatings group={group} timed={timed} />;
  return (
    <StatCard
      title={t("leaderboard")}
      note={
        <>
          {t(timed ? "timedNote" : "leaderboardNote")} {note}
        </>
      }
      table={table}
    >
      {board.decks.length > 0 && (
        <div data-unpainted>
          <Segmented
            legend={t("of")}
            legendHidden
            options={[
              { value: "players", label: t("players") },
              { value: "decks", label: t("decks") },
            ]}
            value={of}
            onChange={setOf}
          />
        </div>
      )}
      <Rows key={of} rows={rows} group={group} />
      {remarks.map((remark) => (
        <p key={String(remark)} className="text-sm text-text-muted">
          {remark}
        </p>
      ))}
    </StatCard>
  );
}

function Rows({ rows, group }: { rows: readonly LeaderboardRow[]; group: Playgroup }) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const list = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  const [told, tell] = useState("");
  const order = rows.map(rowKey).join(" ");
  const before = useRef(order);
  useSettling(list);
  useEffect(() => {
    if (before.current !== order) tell(t("moved"));
    before.current = order;
  }, [order, t]);
  const owners = new Map(group.members.map(({ id, firstname }) => [id, firstname]));
  const shown = all || rows.length <= inSight + 1 ? rows : rows.slice(0, inSight);
  const range = rangeOf(rows);
  return (
    <div className="grid min-w-0 tabular-nums">
      <p role="status" className="sr-only">
        {told}
      </p>
      <ol ref={list} className="relative grid min-w-0">
        {shown.map((row) => (
          <BoardRow
            key={rowKey(row)}
            row={row}
            groupId={group.id}
            range={range}
            owner={row.deckId ? owners.get(row.ownerId ?? "") : undefined}
          />
        ))}
      </ol>
      {shown.length < rows.length && (
        <button
          type="button"
          data-unpainted
          className="link min-h-target w-fit text-sm"
          onClick={() => setAll(true)}
        >
          {tStats("showAll", { count: rows.length })}
        </button>
      )}
    </div>
  );
}

function NoRatings({ group, timed }: { group: Playgroup; timed: boolean }) {
  const { t } = useMessages(groupStatsMessages);
  const to = useLocalePath();
  if (timed) return <EmptyState title={t("emptyTime")}>{t("emptyTimeText")}</EmptyState>;
  return (
    <EmptyState
      icon={<WinIcon className="size-6" />}
      title={t("empty")}
      action={<ButtonLink to={to(`/games/record?playgroup=${group.id}`)}>{t("record")}</ButtonLink>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}
