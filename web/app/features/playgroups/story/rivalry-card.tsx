import { useId, useState } from "react";
import { namesApart } from "~/components/people/names";
import { presetPeriod } from "~/components/stats/periods";
import { statsQuery } from "~/components/stats/use-stats-filters";
import { useMessages } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { groupStatsMessages, groupStoryMessages } from "../messages";
import { useGroupStats } from "../stats/use-group-stats";
import type { GroupInUse } from "../use-playgroup";
import { CardOutline } from "./outline";
import { rivalryOf } from "./rivalry";

interface RivalryCardProps {
  use: GroupInUse;
  me: string | undefined;
}

/** The closest duel of the last 30 days; renders nothing without one. */
export function RivalryCard({ use, me }: RivalryCardProps) {
  const { t } = useMessages(groupStoryMessages);
  const { t: tStats } = useMessages(groupStatsMessages);
  const title = useId();
  const [query] = useState(() => statsQuery(presetPeriod("days30")));
  const { data, failed } = useGroupStats(use, query);
  if (!data) return failed ? null : <CardOutline />;
  const { members, matrix } = data.stats;
  const rivalry = rivalryOf(matrix);
  const rivals = [rivalry?.userId, rivalry?.otherId].map((id) =>
    members.find(({ userId }) => userId === id),
  );
  const [one, other] = rivals;
  if (!rivalry || !one || !other) return null;
  const names = namesApart(
    [one, other].map(({ userId, firstname, username }) => ({
      name: userId === me ? tStats("you") : (firstname ?? username ?? ""),
      username: username ?? undefined,
    })),
  );
  return (
    <section aria-labelledby={title} className="min-w-0">
      <Card padding="none" className="grid h-full content-start gap-3 p-4 sm:px-5">
        <h3 id={title} className="text-lg">
          {t("rivalry")}
        </h3>
        <ul className="grid grid-cols-2 gap-2 text-center tabular-nums">
          {[one, other].map(({ userId, username, picture }, at) => (
            <li key={userId} className="grid min-w-0 justify-items-center gap-0.5">
              <Avatar name={username ?? ""} picture={picture} />
              <span className="max-w-full truncate font-semibold">{names[at]}</span>
              <span className="font-display text-2xl font-bold">
                {at === 0 ? rivalry.ahead : rivalry.behind}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-text-muted tabular-nums">
          {t("rivalryText")} {rivalry.level > 0 && t("level", { count: rivalry.level })}
        </p>
      </Card>
    </section>
  );
}
