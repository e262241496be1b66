import { lazy, Suspense } from "react";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { streamMessages } from "./messages";

const OwnDesk = lazy(() => import("./desk/desk"));

export const clientLoader = messagesLoader(streamMessages);

/** The control desk of a streamed table. */
export default function Sender() {
  const { t } = useMessages(streamMessages);
  return (
    <div className="mx-auto w-full max-w-6xl p-4 sm:p-8">
      <PageHeader title={t("sender")} lead={t("senderLead")} />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <OwnDesk />
      </Suspense>
    </div>
  );
}
