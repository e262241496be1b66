import { Suspense } from "react";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { FriendIcon } from "~/ui/icons/app";
import { Skeleton } from "~/ui/skeleton";
import { friendsMessages } from "./messages";

// Who has friends never sees it here.
const OwnCode = onDemand(() => import("~/components/people/own-code"));

/** Without friends: what they are for, and the user's friend code. */
export function NoFriends({ waiting }: { waiting: boolean }) {
  const { t } = useMessages(friendsMessages);
  return (
    <section className="grid justify-items-center gap-6 rounded-lg border border-dashed border-line px-4 py-8">
      <div className="grid justify-items-center gap-2 text-center">
        <span
          aria-hidden="true"
          className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text"
        >
          <FriendIcon className="size-6" />
        </span>
        <h2 className="text-lg">{t(waiting ? "emptyWaiting" : "empty")}</h2>
        <p className="max-w-prose text-sm text-text-muted">{t("emptyText")}</p>
      </div>
      <Suspense fallback={<Skeleton className="size-64 max-w-full" />}>
        <OwnCode large />
      </Suspense>
    </section>
  );
}
