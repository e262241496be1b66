import { Suspense, useState } from "react";
import { exportAccount } from "~/lib/api/account";
import { saveFile } from "~/lib/api/download";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useAction } from "~/lib/use-action";
import { Button } from "~/ui/button";
import { DownloadIcon } from "~/ui/icons/app";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { Skeleton } from "~/ui/skeleton";
import { profileMessages } from "./messages";
import { Section } from "./section";

// Rarely opened, so loaded on demand.
const ActivityList = onDemand(() => import("./activity"));
const DeleteAccount = onDemand(() => import("./delete-account"));

function Export() {
  const { t } = useMessages(profileMessages);
  const { run: take, busy } = useAction(async () => saveFile(await exportAccount()));
  return (
    <Button className="justify-self-start" busy={busy} onClick={() => take()}>
      <DownloadIcon className="size-4" aria-hidden="true" />
      {t("export")}
    </Button>
  );
}

function Activity() {
  const { t } = useMessages(profileMessages);
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group/activity"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-target list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon
          className="size-5 text-text-muted transition-transform group-open/activity:rotate-180"
          aria-hidden="true"
        />
        {t("activity")}
      </summary>
      {open && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ActivityList />
        </Suspense>
      )}
    </details>
  );
}

/** Export, activity and deleting the account. */
export function Account() {
  const { t } = useMessages(profileMessages);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Section name="data" lead={t("dataText")}>
        <Export />
        <Activity />
      </Section>
      <Section name="delete" lead={t("deleteLead")}>
        <Button className="justify-self-start" onClick={() => setLeaving(true)}>
          {t("deleteOpen")}
        </Button>
        {leaving && (
          <Suspense>
            <DeleteAccount onClose={() => setLeaving(false)} />
          </Suspense>
        )}
      </Section>
    </>
  );
}
