import { liveOfflineMessages } from "~/components/live/messages";
import { useView } from "~/components/table/context";
import { showError } from "~/lib/api/show-error";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { dropOffline } from "~/live/offline/find";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorIcon } from "~/ui/icons/app";
import { OfflineIcon } from "~/ui/icons/everywhere";
import { toast } from "~/ui/toast-store";
import { useLiveTable } from "./live-table";

/** Where a table stands that only this device has: it waits for the server, or the server does not take it. */
export default function OfflineState() {
  const { t } = useMessages(liveOfflineMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { id } = useLiveTable();
  const refused = useView((view) => view.refusedUpload);
  const finished = useView(({ board }) => board?.status.type === "finished");
  if (!refused) {
    return (
      <p role="status" className="flex items-start gap-2 text-sm text-text-muted">
        <OfflineIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {t(finished ? "waitsFinished" : "waits")}
      </p>
    );
  }
  const drop = async () => {
    await dropOffline(id);
    toast({ message: t("dropped") });
    await navigate(to("/dashboard"));
  };
  const reasons = Object.values(refused.fieldMessages);
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-2 text-sm text-danger">
        <ErrorIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <div className="grid gap-1">
          <p className="font-semibold">{t("refused")}</p>
          <ul>
            {(reasons.length > 0 ? reasons : [refused.message]).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className="text-sm text-text-muted">{t("refusedText")}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to(`/games/record?table=${id}`)}>{t("record")}</ButtonLink>
        <Button variant="ghost" onClick={() => void drop().catch(showError)}>
          {t("drop")}
        </Button>
      </div>
    </div>
  );
}
