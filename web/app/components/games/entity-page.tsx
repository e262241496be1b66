import type { ReactNode } from "react";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { gamesMessages } from "./messages";
import type { useEntity } from "./use-entity";

interface EntityPageProps<T extends object> {
  entity: ReturnType<typeof useEntity<T>>;
  children: (value: T) => ReactNode;
}

/** A page about one game or set: loading, not there, failed, or the thing itself. */
export function EntityPage<T extends object>({ entity, children }: EntityPageProps<T>) {
  const { t } = useMessages(gamesMessages);
  const to = useLocalePath();
  const { t: app } = useTranslation();
  const { value, gone, failed, error, retry } = entity;
  const toGames = <ButtonLink to={to("/games")}>{t("toGames")}</ButtonLink>;
  return (
    <>
      {value !== undefined && children(value)}
      {gone && (
        <EmptyState icon={<GameIcon className="size-6" />} title={t("missing")} action={toGames}>
          {app("errors.notFound")} {t("missingText")}
        </EmptyState>
      )}
      {failed && value === undefined && (
        <LoadFailed title={t("loadFailed")} error={error} onRetry={retry} back={toGames} />
      )}
      {value === undefined && !gone && !failed && (
        <div className="grid gap-6" aria-busy="true">
          <Skeleton className="h-11 w-3/4" />
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="aspect-5/4 rounded-xl" />
            <Skeleton className="h-80 rounded-lg" />
          </div>
          <Skeleton className="h-40 rounded-lg" />
        </div>
      )}
    </>
  );
}
