import { dateAndTime } from "~/components/games/when";
import { ago } from "~/lib/ago";
import { getPlaygroupActivity } from "~/lib/api/playgroups";
import type { ActivityEntry } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiPages } from "~/lib/query-pages";
import type words from "~/locales/en/playgroupParts";
import { Avatar } from "~/ui/avatar";
import { LoadFailed } from "~/ui/load-failed";
import { More } from "~/ui/more";
import { Skeleton } from "~/ui/skeleton";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

/** The actions a playgroup's activity can show. */
type GroupAction = keyof (typeof words)["activity"];

/** One thing that happened, as a sentence. */
function useSentence(): (entry: ActivityEntry) => string {
  const { t } = useMessages(playgroupPartsMessages);
  return ({ action, actor, subject }) => {
    const nobody = t("somebody");
    return t(`activity.${action as GroupAction}`, {
      actor: actor?.firstname ?? nobody,
      subject: subject?.firstname ?? nobody,
    });
  };
}

/** Who did what in the group, newest first. */
export default function Activity({ use }: { use: GroupInUse }) {
  const { t, lang } = useMessages(playgroupPartsMessages);
  const { t: app } = useTranslation();
  const sentence = useSentence();
  const {
    group: { id },
    reading,
  } = use;
  const paged = useApiPages([`playgroup:${id}`, "activity"], (timestamp, signal) =>
    reading(getPlaygroupActivity(id, timestamp, signal)),
  );
  const entries = paged.pages.flatMap((page) => page.trail);
  if (entries.length === 0) {
    if (paged.status === "failed") {
      return <LoadFailed title={app("lists.failed")} error={paged.error} onRetry={paged.more} />;
    }
    return (
      <div className="grid gap-2" aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  return (
    <section className="grid gap-3">
      <h2 className="sr-only">{t("activityTitle")}</h2>
      <ol className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 py-1.5">
            <Avatar name={entry.actor?.username ?? "?"} picture={entry.actor?.picture} size="sm" />
            <p className="min-w-0 flex-1 wrap-anywhere">{sentence(entry)}</p>
            <time
              dateTime={entry.at}
              title={dateAndTime(entry.at, lang)}
              className="shrink-0 text-sm text-text-muted"
            >
              {ago(entry.at, lang)}
            </time>
          </li>
        ))}
      </ol>
      <More {...paged} onMore={paged.more} />
    </section>
  );
}
