import { Suspense, useId, useState } from "react";
import { useTranslation } from "~/lib/i18n";
import { useInbox } from "~/lib/inbox";
import { onDemand, soon } from "~/lib/on-demand";
import { BellIcon } from "~/ui/icons/app";
import { Popover } from "~/ui/popover";
import { Skeleton } from "~/ui/skeleton";

// Most visits never open it.
const InboxPanel = onDemand(() => import("~/components/inbox/inbox-panel"));
const Device = soon(() => import("./device"));

/** How many things wait for an answer, and the way to them: the browser's own popover. */
export default function Bell() {
  const { t } = useTranslation();
  const { count } = useInbox();
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = count > 0 ? t("bell.some", { count }) : t("bell.none");
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className="relative grid size-target shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-raised hover:text-text"
      >
        <BellIcon className="size-5" aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-on-accent tabular-nums"
          >
            {count > 99 ? "99+" : count}
          </span>
        )}
      </button>
      <Popover
        id={id}
        role="dialog"
        aria-label={t("bell.title")}
        onToggle={({ newState }) => setOpen(newState === "open")}
        className={
          "inset-x-2 top-14 bottom-auto w-auto " +
          "lg:top-auto lg:right-auto lg:bottom-4 lg:left-56 lg:w-[26rem]"
        }
      >
        {open && (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <InboxPanel />
          </Suspense>
        )}
      </Popover>
      <Suspense>
        <Device count={count} />
      </Suspense>
    </>
  );
}
