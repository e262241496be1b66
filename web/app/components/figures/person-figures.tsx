import { lazy, Suspense } from "react";
import { getMyStats, getStatsOf } from "~/lib/api/figures";
import { useLocalePath, useWords } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { WinIcon } from "~/ui/icons";
import { Skeleton } from "~/ui/skeleton";
import { FiguresFrame } from "./figures-frame";
import { Ratings } from "./ratings";
import { StatsCards } from "./stats-cards";
import { figuresWords } from "./words";

const Versus = lazy(() => import("./versus/versus"));

interface PersonFiguresProps {
  person: { id: string; firstname: string };
  /** The reader's own. */
  own: boolean;
}

/** Somebody's figures over the filters in the address. */
export default function PersonFigures({ person, own }: PersonFiguresProps) {
  const { t } = useWords(figuresWords);
  const { id } = person;
  return (
    <FiguresFrame
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
            <Ratings userId={id} ratings={ratings} />
          </StatsCards>
        </>
      )}
    </FiguresFrame>
  );
}

function Empty({ person, own, partial }: PersonFiguresProps & { partial: boolean }) {
  const { t } = useWords(figuresWords);
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
