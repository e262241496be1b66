import { Suspense } from "react";
import { getMyStats, getStatsOf } from "~/lib/api/stats";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { statsMessages } from "./messages";
import { NoStats } from "./no-stats";
import PersonCards from "./person-cards";
import { StatsFrame } from "./stats-frame";

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
      {(answer) => (
        <>
          {!own && (
            <>
              <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
                <Versus person={person} />
              </Suspense>
              <h3 className="mt-4 text-lg">{t("allOf", { name: person.firstname })}</h3>
            </>
          )}
          <PersonCards userId={id} own={own} answer={answer} />
        </>
      )}
    </StatsFrame>
  );
}

function Empty({ person, own, partial }: PersonStatsProps & { partial: boolean }) {
  const { t } = useMessages(statsMessages);
  const name = person.firstname;
  if (own) return <NoStats />;
  return (
    <EmptyState icon={<WinIcon />} title={t(partial ? "emptyPartial" : "emptyOther", { name })}>
      {partial && t("partial")}
    </EmptyState>
  );
}
