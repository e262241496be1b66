import { Suspense } from "react";
import { getMyStats, getStatsOf } from "~/lib/api/stats";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { statsMessages } from "./messages";
import { StatsCards } from "./stats-cards";
import { StatsFrame } from "./stats-frame";

const Ratings = soon(() => import("./ratings"));
// Only on the pages of others.
const Versus = onDemand(() => import("./versus/versus"));

interface PersonStatsProps {
  person: { id: string; firstname: string };
  /** The reader's own. */
  own: boolean;
}

/** A player's stats under the filters in the address. */
export default function PersonStats({ person, own }: PersonStatsProps) {
  const { t } = useMessages(statsMessages);
  const { id } = person;
  return (
    <StatsFrame
      of={id}
      load={(query, signal) => (own ? getMyStats(query, signal) : getStatsOf(id, query, signal))}
      show={own ? ["format", "playgroup", "deck", "tag"] : ["format", "playgroup"]}
      empty={(partial) => <Empty person={person} own={own} partial={partial} />}
    >
      {({ stats, ratings }) => (
        <>
          {!own && (
            <>
              <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
                <Versus person={person} />
              </Suspense>
              <h3 className="mt-4 text-lg">{t("allOf", { name: person.firstname })}</h3>
            </>
          )}
          <StatsCards
            stats={stats}
            opponentsNote={own ? t("byOpponentNote") : t("theirOpponentNote")}
          >
            <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
              <Ratings userId={id} ratings={ratings} />
            </Suspense>
          </StatsCards>
        </>
      )}
    </StatsFrame>
  );
}

function Empty({ person, own, partial }: PersonStatsProps & { partial: boolean }) {
  const { t } = useMessages(statsMessages);
  const to = useLocalePath();
  const name = person.firstname;
  if (!own)
    return (
      <EmptyState icon={<WinIcon />} title={t(partial ? "emptyPartial" : "emptyOther", { name })}>
        {partial && t("partial")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<WinIcon />}
      title={t("empty")}
      action={<ButtonLink to={to("/games/record")}>{t("record3")}</ButtonLink>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}
