import { useId, useState } from "react";
import { statsQuery } from "~/components/stats/use-stats-filters";
import { serverNow } from "~/lib/api/clock";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Skeleton } from "~/ui/skeleton";
import { groupStatsMessages, groupStoryMessages, playgroupsMessages } from "../messages";
import { useGroupStats } from "../stats/use-group-stats";
import { useLeaderboard } from "../stats/use-leaderboard";
import type { GroupInUse } from "../use-playgroup";
import { Ahead } from "./ahead";
import { LastNight } from "./last-night";
import { CardOutline, cards, outline } from "./outline";
import { mayHaveRivalry } from "./rivalry";
import { RivalryCard } from "./rivalry-card";
import { useNight } from "./use-night";

interface StoryProps {
  use: GroupInUse;
  /** Behind its name, which needs no heading then. */
  folded?: boolean;
}

/** What a group's page opens on: who is ahead, where I stand, the last night and the rivalry of the month. */
export default function Story({ use, folded = false }: StoryProps) {
  const { t } = useMessages(playgroupsMessages);
  useMessages(groupStoryMessages);
  useMessages(groupStatsMessages);
  const me = useUserStore((state) => state.userData?.id);
  const title = useId();
  const [query] = useState(() => statsQuery({}));
  // All are asked for at once, whichever is shown first.
  const { data: board, failed } = useLeaderboard(use);
  const stats = useGroupStats(use, query);
  const night = useNight(use);
  // The games below say that nothing could be read, and so does the leaderboard's own tab.
  if (failed) return null;
  const onBoard = new Set(board?.players.map(({ userId }) => userId));
  return (
    <section aria-labelledby={title} className="grid min-w-0 gap-4">
      <h2 id={title} className={folded ? "sr-only" : "text-xl"}>
        {t("story")}
      </h2>
      {board ? (
        <Ahead board={board} stats={stats} me={me} />
      ) : (
        <Skeleton className={outline.ahead} />
      )}
      <div className={cards}>
        {board && night.data && (
          <LastNight
            group={use.group.name}
            page={night.data}
            isShown={(userId) => onBoard.has(userId)}
            me={me}
          />
        )}
        {!(board && night.data) && !night.failed && <CardOutline />}
        {mayHaveRivalry(use.group, serverNow()) && <RivalryCard use={use} me={me} />}
      </div>
    </section>
  );
}
