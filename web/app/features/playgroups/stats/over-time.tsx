import { RatingLine } from "~/components/stats/rating-line";
import { getDeckRatings, getRatingsOf } from "~/lib/api/stats";
import type { LeaderboardRow } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { groupStatsMessages } from "../messages";

interface OverTimeProps {
  row: LeaderboardRow;
  groupId: string;
  title: string;
}

/** How a rating of this group came to be what it is. */
export default function OverTime({ row, groupId, title }: OverTimeProps) {
  const { t } = useMessages(groupStatsMessages);
  const { userId, deckId } = row;
  const scope = { playgroupid: groupId };
  const { data, failed, error, retry } = useApiQuery(
    ["figures", "ratings", deckId, userId, groupId],
    (signal) =>
      deckId ? getDeckRatings(deckId, scope, signal) : getRatingsOf(userId ?? "", scope, signal),
  );
  if (failed) return <LoadFailed title={t("lineFailed")} error={error} onRetry={retry} />;
  if (!data) return <Skeleton className="h-80 rounded-lg" />;
  return <RatingLine title={title} points={data.points} />;
}
