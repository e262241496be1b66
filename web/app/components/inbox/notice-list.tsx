import { useId } from "react";
import { useMessages, useTranslation } from "~/lib/i18n";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { GameNotice } from "./game-notice";
import { inboxMessages } from "./messages";
import { useNotices } from "./use-notices";

/** Games that others recorded with the user: nobody is asked about them, and each can be contested. */
export function NoticeList() {
  const { t } = useMessages(inboxMessages);
  const { t: app } = useTranslation();
  const { notices, failed, error, retry } = useNotices();
  const title = useId();
  if (failed) return <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />;
  if (!notices) return <Skeleton className="h-24" />;
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={title} className="grid gap-1">
      <h3 id={title} className="px-2 pt-2 font-semibold">
        {t("recorded")}
      </h3>
      <p className="px-2 text-sm text-text-muted">{t("recordedText")}</p>
      <ul className="grid divide-y divide-line">
        {notices.map((notice) => (
          <li key={notice.gameId}>
            <GameNotice notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
