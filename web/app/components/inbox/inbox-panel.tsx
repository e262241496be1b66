import { useMessages, useTranslation } from "~/lib/i18n";
import { useInbox } from "~/lib/inbox";
import { EmptyState } from "~/ui/empty-state";
import { BellIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { InboxList } from "./inbox-list";
import { inboxMessages } from "./messages";

/** What the bell opens. */
export default function InboxPanel() {
  const { t } = useMessages(inboxMessages);
  const { t: app } = useTranslation();
  const { count, ready, failed, error, retry } = useInbox();
  return (
    <div className="grid gap-2">
      <h2 className="px-2 pt-1 text-lg">{app("bell.title")}</h2>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {count > 0 && <InboxList />}
      {count === 0 && !ready && !failed && <Skeleton className="h-24" />}
      {count === 0 && ready && (
        <EmptyState icon={<BellIcon />} title={app("bell.none")}>
          {t("teach")}
        </EmptyState>
      )}
    </div>
  );
}
