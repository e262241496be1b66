import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { personPath } from "~/components/paths";
import { spanOf, whereIAm } from "~/components/stats/periods";
import { serverNow } from "~/lib/api/clock";
import { getMyStats } from "~/lib/api/stats";
import { messagesLoader, useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { EventIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { reviewMessages } from "./messages";

const Poster = lazy(() => import("./poster"));

export const clientLoader = messagesLoader(reviewMessages);

/** The first year there were games of this kind, and none after this one. */
const first = 1993;

/** The year in the address, or this one. */
function yearOf(asked: string | undefined, now = new Date(serverNow()).getFullYear()): number {
  const year = /^\d{4}$/.test(asked ?? "") ? Number(asked) : now;
  return Math.min(now, Math.max(first, year));
}

const periodOf = (year: number) => ({ from: `${year}-01-01`, until: `${year}-12-31` });

/** As high as a full year is. */
const Loading = () => (
  <div className="grid gap-5" aria-busy="true">
    <Skeleton className="h-37.5 sm:h-11" />
    <Skeleton className="h-300 rounded-lg sm:h-190 lg:h-170" />
  </div>
);

/** The user's year on one page, made to share. */
export default function Review() {
  const { t } = useMessages(reviewMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const user = useUserStore((state) => state.userData);
  const year = yearOf(useParams().year);
  const { data, failed, error, retry } = useApiQuery([null, "stats", year], (signal) =>
    getMyStats({ ...spanOf(periodOf(year)), ...whereIAm() }, signal),
  );
  if (!user) return null;
  const others = [year - 1, year + 1].filter((other) => yearOf(String(other)) === other);
  return (
    <>
      <PageHeader
        title={t("title", { year: String(year) })}
        lead={t("lead")}
        actions={others.map((other) => (
          <ButtonLink key={other} to={to(`/review/${other}`)}>
            {other < year ? "← " : ""}
            {other}
            {other > year ? " →" : ""}
          </ButtonLink>
        ))}
      />
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!failed && !data && <Loading />}
      {data?.stats.games === 0 && (
        <EmptyState
          icon={<EventIcon />}
          title={t("none", { year: String(year) })}
          action={<ButtonLink to={to("/games/record")}>{t("record")}</ButtonLink>}
        >
          {t("noneText")}
        </EmptyState>
      )}
      {data && data.stats.games > 0 && (
        <Suspense fallback={<Loading />}>
          <Poster
            year={year}
            user={user}
            stats={data.stats}
            details={to(`${personPath(user)}?${new URLSearchParams(periodOf(year))}`)}
          />
        </Suspense>
      )}
    </>
  );
}
