import { useId } from "react";
import { InboxList } from "~/components/inbox/inbox-list";
import { useTranslation } from "~/lib/i18n";
import { useInbox } from "~/lib/inbox";
import { Card } from "~/ui/card";

/** The inbox on top of the dashboard; renders nothing when it is empty. */
export function Inbox() {
  const { t } = useTranslation();
  const { count } = useInbox();
  const title = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={title} className="mb-8 grid gap-2">
      <h2 id={title} className="flex min-h-target items-center text-xl">
        {t("bell.title")}
      </h2>
      <Card padding="sm">
        <InboxList />
      </Card>
    </section>
  );
}
