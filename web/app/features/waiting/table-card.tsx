import { waitingMessages } from "~/components/waiting/messages";
import { useLocalePath, useMessages } from "~/lib/i18n";
import type { ListedTable } from "~/live/offline/types";
import { ButtonLink } from "~/ui/button";
import { listOf } from "./describe";
import { WaitingCard } from "./waiting-card";

/** A live table that only this device has; what can be done about it is said there. */
export function TableCard({ table }: { table: ListedTable }) {
  const { t, lang } = useMessages(waitingMessages);
  const to = useLocalePath();
  const names = listOf(
    table.seats.flatMap(({ name }) => name ?? []),
    lang,
  );
  return (
    <WaitingCard
      title={t("tableOf", { names })}
      since={table.openedAt}
      state={table.refused ? "refused" : "waiting"}
    >
      <div>
        <ButtonLink to={to(`/live/${table.id}`)}>{t("openTable")}</ButtonLink>
      </div>
    </WaitingCard>
  );
}
