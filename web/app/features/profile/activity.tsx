import { dateAndTime } from "~/components/games/when";
import { getActivity } from "~/lib/api/account";
import type { ActivityEntry } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiPages } from "~/lib/query-pages";
import { useUserStore } from "~/lib/user/store";
import { LoadFailed } from "~/ui/load-failed";
import { More } from "~/ui/more";
import { Skeleton } from "~/ui/skeleton";
import { activityMessages } from "./messages";

/** Who else had a part in it, and in which group. */
function useDetail(): (entry: ActivityEntry) => string {
  const { t } = useMessages(activityMessages);
  const me = useUserStore((state) => state.userData?.id);
  return ({ actor, subject, playgroup }) =>
    [
      playgroup?.name,
      subject && subject.id !== me && subject.firstname,
      actor && actor.id !== me && t("by", { name: actor.firstname }),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** The account's activity, newest first. */
export default function ActivityList() {
  const { t, lang } = useMessages(activityMessages);
  const { t: app } = useTranslation();
  const detail = useDetail();
  const { pages, status, error, done, more } = useApiPages([null, "account-activity"], getActivity);
  if (pages.length === 0) {
    return status === "failed" ? (
      <LoadFailed title={app("lists.failed")} error={error} onRetry={more} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  return (
    <>
      <ol className="grid divide-y divide-line">
        {pages
          .flatMap(({ trail }) => trail)
          .map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <span className="min-w-0 flex-1 basis-48">
                {t(`actions.${entry.action}`)}
                <span className="block text-sm text-text-muted">{detail(entry)}</span>
              </span>
              <time dateTime={entry.at} className="text-sm text-text-muted tabular-nums">
                {dateAndTime(entry.at, lang)}
              </time>
            </li>
          ))}
      </ol>
      <More status={status} error={error} done={done} onMore={more} />
    </>
  );
}
