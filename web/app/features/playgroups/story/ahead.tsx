import type { GroupStats, Leaderboard, LeaderboardRow } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/skeleton";
import { groupStoryMessages } from "../messages";
import { namesOn } from "../stats/board";
import { PointsExplained } from "../stats/points-explained";
import { outline } from "./outline";
import { ownPlaceOf } from "./own-place";
import { Podium } from "./podium";
import { sentenceOf } from "./sentence";
import { useOwnPlaceText } from "./use-own-place-text";
import { useSentenceText } from "./use-sentence-text";

interface AheadProps {
  board: Leaderboard;
  /** They know what was expected; the sentence waits for them. */
  stats: { data: { stats: GroupStats } | undefined; failed: boolean };
  me: string | undefined;
}

/** The podium, the sentence about it and my own place. */
export function Ahead({ board, stats, me }: AheadProps) {
  const { t } = useMessages(groupStoryMessages);
  const { players } = board;
  const nameOf = namesOn(players);
  const ownPlaceText = useOwnPlaceText(nameOf, me);
  const { row, place } = ownPlaceOf(players, me);
  const hidden = board.hidden > 0 && t("hidden", { count: board.hidden });
  if (players.length === 0) return hidden ? <p className="text-text-muted">{hidden}</p> : null;
  const own = ownPlaceText(place);
  const remarks = [
    row && !row.rating.settled && t("settling", { count: row.rating.gamesLeft }),
    row?.private && t("onlyYou"),
    hidden,
  ].filter(Boolean);
  return (
    <Card
      padding="none"
      className={cx("grid min-w-0 gap-4 p-4 sm:grid-cols-2 sm:px-5", outline.ahead)}
    >
      <Podium players={players} nameOf={nameOf} me={me} />
      <div className="grid min-w-0 content-center gap-2 wrap-anywhere tabular-nums">
        {stats.data && (
          <SentenceLine
            players={players}
            members={stats.data.stats.members}
            nameOf={nameOf}
            me={me}
          />
        )}
        {!stats.data && !stats.failed && <Skeleton className="h-25" />}
        {own && <p>{own}</p>}
        {remarks.length > 0 && <p className="text-sm text-text-muted">{remarks.join(" ")}</p>}
        <PointsExplained />
      </div>
    </Card>
  );
}

interface SentenceLineProps {
  players: readonly LeaderboardRow[];
  members: GroupStats["members"];
  nameOf: (row: LeaderboardRow) => string;
  me: string | undefined;
}

function SentenceLine({ players, members, nameOf, me }: SentenceLineProps) {
  const sentenceText = useSentenceText(nameOf, me);
  const sentence = sentenceOf(players, members);
  if (!sentence) return null;
  const { text, note } = sentenceText(sentence);
  return (
    <div className="grid min-h-25 content-center gap-1">
      <p className="font-display text-lg leading-snug font-bold text-balance">{text}</p>
      {note && <p className="text-sm text-text-muted">{note}</p>}
    </div>
  );
}
