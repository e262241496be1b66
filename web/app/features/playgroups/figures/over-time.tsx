import { useCallback } from "react";
import { getDeckRatings, getRatingsOf } from "~/lib/api/figures";
import type { LeaderboardRow } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { useChanged } from "~/lib/signals/use-changed";
import { useLoad } from "~/lib/use-load";
import { RatingLine } from "~/parts/figures/rating-line";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { groupFiguresWords } from "../words";

interface OverTimeProps {
  row: LeaderboardRow;
  groupId: string;
  title: string;
}

/** How a rating of this group came to be what it is. */
export default function OverTime({ row, groupId, title }: OverTimeProps) {
  const { t } = useWords(groupFiguresWords);
  const { userId, deckId } = row;
  const { data, failed, error, retry, refresh } = useLoad(
    useCallback(() => {
      const scope = { playgroupid: groupId };
      return deckId ? getDeckRatings(deckId, scope) : getRatingsOf(userId ?? "", scope);
    }, [deckId, userId, groupId]),
  );
  useChanged("figures", () => void refresh());
  if (failed) return <LoadFailed title={t("lineFailed")} error={error} onRetry={retry} />;
  if (!data) return <Skeleton className="h-80 rounded-lg" />;
  return <RatingLine title={title} points={data.points} />;
}
