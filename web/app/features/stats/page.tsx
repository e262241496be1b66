import { Suspense } from "react";
import { statsAnswersMessages } from "~/components/stats/answers/messages";
import { statsMessages } from "~/components/stats/messages";
import { NoStats } from "~/components/stats/no-stats";
import { StatsFrame } from "~/components/stats/stats-frame";
import { useStatsFilters } from "~/components/stats/use-stats-filters";
import { getMyStats } from "~/lib/api/stats";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand, soon } from "~/lib/on-demand";
import { usePart } from "~/lib/part-in-address";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { ownStatsMessages } from "./messages";
import { Summary } from "./summary";

const Answers = soon(() => import("./answers"));
const PersonCards = onDemand(() => import("~/components/stats/person-cards"));

export const clientLoader = messagesLoader(ownStatsMessages, statsAnswersMessages, statsMessages);

const parts = ["answers", "numbers"] as const;

const CardsSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} className="h-112 rounded-lg" />
    ))}
  </div>
);

const Loading = () => (
  <div className="grid gap-4" aria-busy="true">
    <Skeleton className="h-60 rounded-lg sm:h-52" />
    <Skeleton className="h-11" />
    <CardsSkeleton />
  </div>
);

/** The user's own stats: what they say in words and pictures, and all the numbers one press away. */
export default function OwnStats() {
  const { t } = useMessages(ownStatsMessages);
  const to = useLocalePath();
  const me = useUserStore((state) => state.userData?.id);
  const { filters } = useStatsFilters();
  const [part = "answers", open] = usePart(parts);
  if (!me) return null;
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={<ButtonLink to={to("/review")}>{t("review")}</ButtonLink>}
      />
      <StatsFrame
        untitled
        of={me}
        load={getMyStats}
        show={["format", "playgroup", "deck", "tag"]}
        skeleton={<Loading />}
        empty={() => <NoStats />}
      >
        {(answer) => (
          <>
            <Summary stats={answer.stats} filters={filters} onMonths={() => open("numbers")} />
            <Tabs
              label={t("views")}
              tabs={parts.map((id) => ({ id, label: t(id) }))}
              current={part}
              onChange={open}
            >
              <Suspense fallback={<CardsSkeleton />}>
                {part === "answers" && <Answers stats={answer.stats} />}
                {part === "numbers" && <PersonCards own userId={me} answer={answer} />}
              </Suspense>
            </Tabs>
          </>
        )}
      </StatsFrame>
    </>
  );
}
