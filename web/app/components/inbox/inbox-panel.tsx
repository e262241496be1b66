import { useMessages, useTranslation } from "~/lib/i18n";
import { useInbox } from "~/lib/inbox";
import { useListsLoad } from "~/lib/user/lists-load";
import { useUserStore } from "~/lib/user/store";
import { EmptyState } from "~/ui/empty-state";
import { BellIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { InboxList } from "./inbox-list";
import { inboxMessages } from "./messages";
import { NoticeList } from "./notice-list";

/** What the bell opens. */
export default function InboxPanel() {
  const { t } = useMessages(inboxMessages);
  const { t: app } = useTranslation();
  const { count } = useInbox();
  const { failed, error, load } = useListsLoad();
  const ready = useUserStore(
    ({ lastFetch }) => lastFetch.friends !== null && lastFetch.playgroups !== null,
  );
  return (
    <div className="grid gap-2">
      <h2 className="px-2 pt-1 text-lg">{app("bell.title")}</h2>
      {failed && !ready && <LoadFailed title={app("lists.failed")} error={error} onRetry={load} />}
      {count > 0 && <InboxList />}
      {count === 0 && !ready && !failed && <Skeleton className="h-24" />}
      {count === 0 && ready && (
        <EmptyState icon={<BellIcon />} title={app("bell.none")}>
          {t("teach")}
        </EmptyState>
      )}
      <NoticeList />
    </div>
  );
}
