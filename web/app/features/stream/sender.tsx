import { Suspense } from "react";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { ChooseTable } from "./choose-table";
import { streamMessages } from "./messages";

const Desk = soon(() => import("./desk/desk"));

export const clientLoader = messagesLoader(streamMessages);

/** The control desk of the user's current table, for streams. */
export default function Sender() {
  const { t } = useMessages(streamMessages);
  return (
    <>
      <PageHeader title={t("sender")} lead={t("senderLead")} />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <ChooseTable empty={t("noTableText")}>
          {(table, store) => <Desk key={table.id} table={table} store={store} />}
        </ChooseTable>
      </Suspense>
    </>
  );
}
