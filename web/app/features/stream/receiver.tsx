import { Suspense } from "react";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { soon } from "~/lib/on-demand";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { streamMessages } from "./messages";

const Received = soon(() => import("./received"));

export const clientLoader = messagesLoader(streamMessages);

/** The overlay as viewers see it, and the state of its connection. */
export default function Receiver() {
  const { t } = useMessages(streamMessages);
  return (
    <>
      <PageHeader title={t("receiver")} lead={t("receiverLead")} />
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <Received />
      </Suspense>
    </>
  );
}
