import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { liveMessages } from "~/components/live/messages";
import { useFollowed } from "~/components/live/use-followed";
import { useTables } from "~/components/live/use-tables";
import type { LiveTable } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import type { LiveStore } from "~/live/view";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { LiveIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { streamMessages } from "./messages";

interface ChooseTableProps {
  /** Shown without a table. */
  empty: string;
  children: (table: LiveTable, store: LiveStore) => ReactNode;
}

function Choice({ tables, chosen }: { tables: readonly LiveTable[]; chosen: LiveTable }) {
  const { t } = useMessages(streamMessages);
  const { t: live } = useMessages(liveMessages);
  const [, setSearch] = useSearchParams();
  const names = ({ seats }: LiveTable) =>
    seats.map(({ name }) => name ?? live("deletedPlayer")).join(", ");
  return (
    <Field label={t("table")} className="mb-6 max-w-xl">
      {(control) => (
        <Select
          {...control}
          value={chosen.id}
          onChange={({ target }) =>
            setSearch({ table: target.value }, { replace: true, preventScrollReset: true })
          }
        >
          {tables.map((table) => (
            <option key={table.id} value={table.id}>
              {t("tableNamed", { code: table.code ?? "", names: names(table) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The table that the address names, or else the one touched last. */
export function ChooseTable({ empty, children }: ChooseTableProps) {
  const { t } = useMessages(streamMessages);
  const to = useLocalePath();
  const [search] = useSearchParams();
  const { tables, failed, error, retry } = useTables();
  const chosen = tables?.find(({ id }) => id === search.get("table")) ?? tables?.[0];
  const store = useFollowed(chosen?.id ?? null);
  if (failed) return <LoadFailed title={t("failed")} error={error} onRetry={retry} />;
  if (!tables) return <Skeleton className="h-96 rounded-lg" />;
  if (!chosen) {
    return (
      <EmptyState
        icon={<LiveIcon className="size-6" />}
        title={t("noTable")}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink to={to("/live/new")} variant="primary">
              {t("start")}
            </ButtonLink>
            <ButtonLink to={to("/help/obs")}>{t("obsHelp")}</ButtonLink>
          </div>
        }
      >
        {empty}
      </EmptyState>
    );
  }
  return (
    <>
      {tables.length > 1 && <Choice tables={tables} chosen={chosen} />}
      {store ? children(chosen, store) : <Skeleton className="h-96 rounded-lg" />}
    </>
  );
}
