import { useCallback } from "react";
import { postClaimLink } from "~/lib/api/games";
import { showError } from "~/lib/api/show-error";
import type { Seat } from "~/lib/api/types";
import { copyText } from "~/lib/copy";
import { useWords } from "~/lib/i18n";
import { useLoad } from "~/lib/use-load";
import { nameOf } from "~/parts/games/result";
import { dateAndTime } from "~/parts/games/when";
import { gamePagesWords } from "~/parts/games/words";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { CopyIcon, ShareIcon } from "~/ui/icons";
import { Input } from "~/ui/input";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";

interface ClaimDialogProps {
  gameId: string;
  seat: Seat;
  onClose: () => void;
}

/** A link by which a guest takes over the seat they sat on. */
export default function ClaimDialog({ gameId, seat, onClose }: ClaimDialogProps) {
  const { t, lang } = useWords(gamePagesWords);
  const { data, failed, retry } = useLoad(
    useCallback(() => postClaimLink(gameId, seat.seat), [gameId, seat.seat]),
  );
  const url = data?.url;
  const copy = () =>
    url && copyText(url).then(() => toast({ tone: "success", message: t("copied") }), showError);
  // A share that was called off is no failure.
  const share = () => void navigator.share({ url }).catch(() => {});
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("claimTitle", { name: nameOf(seat) })}
      actions={
        <>
          {"share" in navigator && (
            <Button disabled={!url} onClick={share}>
              <ShareIcon className="size-4" aria-hidden="true" />
              {t("share")}
            </Button>
          )}
          <Button variant="primary" disabled={!url} onClick={copy}>
            <CopyIcon className="size-4" aria-hidden="true" />
            {t("copy")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-sm text-text-muted">{t("claimText")}</p>
        {failed && <LoadFailed title={t("claimFailed")} onRetry={retry} />}
        {!failed && !data && <Skeleton className="h-target" />}
        {data && (
          <>
            <Input
              readOnly
              aria-label={t("claim")}
              value={data.url}
              onFocus={(event) => event.target.select()}
              className="font-mono text-sm"
            />
            <p className="text-sm text-text-muted">
              {t("claimUntil", { date: dateAndTime(data.expiresAt, lang) })}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
