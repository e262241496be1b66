import { type ReactNode, useEffect, useRef, useState } from "react";
import { statsMessages } from "~/components/stats/messages";
import { StatCard } from "~/components/stats/stat-card";
import type { Leaderboard as Board, LeaderboardRow, Playgroup } from "~/lib/api/types";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons/everywhere";
import { LoadFailed } from "~/ui/load-failed";
import { Segmented } from "~/ui/segmented";
import { Skeleton } from "~/ui/skeleton";
import { groupStatsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";
import { namesOn, rangeOf, rowKey } from "./board";
import { BoardRow } from "./board-row";
import { PointsExplained } from "./points-explained";
import { useBoardTable } from "./use-board-table";
import { type Span, useLeaderboard } from "./use-leaderboard";
import { useSettling } from "./use-settling";

/** How many rows show before "show all". */
const inSight = 12;

interface LeaderboardProps {
  use: GroupInUse;
  span: Span;
  /** What else there is to say of it. */
  note?: ReactNode;
}

/** The leaderboard; it updates when a game is rated. */
export function Leaderboard({ use, span, note }: LeaderboardProps) {
  const { t: app } = useTranslation();
  const { group } = use;
  const { data: board, outdated, failed, error, retry } = useLeaderboard(use, span);
  if (failed) return <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />;
  if (!board) return <Outline rows={Math.min(inSight, group.membersCount)} />;
  const timed = span.from !== undefined || span.until !== undefined;
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
      <Skeleton key={row} className="h-28" />
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
      <Rows key={of} rows={rows} group={group} timed={timed} />
      {remarks.map((remark) => (
        <p key={String(remark)} className="text-sm text-text-muted">
          {remark}
        </p>
      ))}
      <PointsExplained timed={timed} />
    </StatCard>
  );
}

interface RowsProps {
  rows: readonly LeaderboardRow[];
  group: Playgroup;
  timed: boolean;
}

function Rows({ rows, group, timed }: RowsProps) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const me = useUserStore((state) => state.userData?.id);
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
  const isMine = ({ userId }: LeaderboardRow) => userId !== null && userId === me;
  const folds = !all && rows.length > inSight + 1;
  // My own row is in sight wherever I stand.
  const shown = folds ? rows.filter((row, at) => at < inSight || isMine(row)) : rows;
  const range = rangeOf(rows);
  const nameOf = namesOn(rows);
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
            timed={timed}
            mine={isMine(row)}
            name={nameOf(row)}
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
