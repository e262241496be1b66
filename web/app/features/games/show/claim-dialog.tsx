import { gamePagesMessages } from "~/components/games/messages";
import { nameOf } from "~/components/games/result";
import { dateAndTime } from "~/components/games/when";
import { postClaimLink } from "~/lib/api/games";
import type { Seat } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { Input } from "~/ui/input";
import { LoadFailed } from "~/ui/load-failed";
import { ShareButton } from "~/ui/share-button";
import { Skeleton } from "~/ui/skeleton";

interface ClaimDialogProps {
  gameId: string;
  seat: Seat;
  onClose: () => void;
}

/** A link by which a guest takes over the seat they sat on. */
export default function ClaimDialog({ gameId, seat, onClose }: ClaimDialogProps) {
  const { t, lang } = useMessages(gamePagesMessages);
  const { data, failed, error, retry } = useApiQuery([null, "claim-link", gameId, seat.seat], () =>
    postClaimLink(gameId, seat.seat),
  );
  const url = data?.url;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("claimTitle", { name: nameOf(seat) })}
      actions={
        <>
          <ShareButton url={url}>{t("share")}</ShareButton>
          <CopyButton variant="primary" text={url} copied={t("copied")}>
            {t("copy")}
          </CopyButton>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-sm text-text-muted">{t("claimText")}</p>
        {failed && <LoadFailed title={t("claimFailed")} error={error} onRetry={retry} />}
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
