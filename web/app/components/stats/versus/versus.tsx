import { useId } from "react";
import { getVersus } from "~/lib/api/stats";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { versusMessages } from "../messages";
import { useStatsFilters } from "../use-stats-filters";
import { VersusCards } from "./cards";
import { VersusTiles } from "./tiles";

/** The user and another player head to head, under the filters in the address. */
export default function Versus({ person }: { person: { id: string; firstname: string } }) {
  const { t } = useMessages(versusMessages);
  const title = useId();
  const { filters, query } = useStatsFilters();
  const { id, firstname: name } = person;
  const { data, failed, error, retry } = useApiQuery(
    [["figures", "games"], "versus", id, query],
    (signal) => getVersus(id, query, signal),
    { keepPrevious: true },
  );
  const versus = data?.versus;
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <h3 id={title} className="text-lg">
        {t("title", { name })}
      </h3>
      {failed && <LoadFailed title={t("failed")} error={error} onRetry={retry} />}
      {!failed && !versus && <Loading />}
      {!failed && versus && versus.games > 0 && (
        <>
          <VersusTiles versus={versus} name={name} />
          <VersusCards versus={versus} name={name} />
        </>
      )}
      {!failed && versus?.games === 0 && <None filtered={Object.keys(filters).length > 0} />}
    </section>
  );
}

const Loading = () => (
  <div className="grid gap-4" aria-busy="true">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-28 rounded-lg" />
    </div>
    <Skeleton className="h-64 rounded-lg" />
  </div>
);

function None({ filtered }: { filtered: boolean }) {
  const { t } = useMessages(versusMessages);
  if (filtered) return <p className="text-text-muted">{t("noneFits")}</p>;
  return (
    <EmptyState icon={<GameIcon className="size-6" />} title={t("none")}>
      {t("noneText")}
    </EmptyState>
  );
}
