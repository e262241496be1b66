import { Suspense } from "react";
import type { UserStats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { Skeleton } from "~/ui/skeleton";
import { statsMessages } from "./messages";
import { StatsCards } from "./stats-cards";

const Ratings = soon(() => import("./ratings"));

interface PersonCardsProps {
  userId: string;
  /** The reader's own. */
  own: boolean;
  answer: UserStats;
}

/** All stats of a player, card after card. */
export default function PersonCards({ userId, own, answer }: PersonCardsProps) {
  const { t } = useMessages(statsMessages);
  return (
    <StatsCards
      stats={answer.stats}
      opponentsNote={own ? t("byOpponentNote") : t("theirOpponentNote")}
    >
      <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
        <Ratings userId={userId} ratings={answer.ratings} />
      </Suspense>
    </StatsCards>
  );
}
