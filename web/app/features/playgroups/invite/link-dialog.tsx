import { showError } from "~/lib/api/show-error";
import type { NewLink } from "~/lib/api/types";
import { copyText } from "~/lib/copy";
import { useWords } from "~/lib/i18n";
import { dateAndTime } from "~/parts/games/when";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { CopyIcon, ShareIcon } from "~/ui/icons";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { playgroupPartsWords } from "../words";

interface LinkDialogProps {
  link: NewLink;
  onClose: () => void;
}

/** A link just made: to be held before a camera, copied or sent. It is shown this once. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t, lang } = useWords(playgroupPartsWords);
  const { url } = link;
  const copy = () =>
    copyText(url).then(() => toast({ tone: "success", message: t("copied") }), showError);
  // A share that was called off is no failure.
  const share = () => void navigator.share({ url }).catch(() => {});
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("linkReady")}
      actions={
        <>
          {"share" in navigator && (
            <Button onClick={share}>
              <ShareIcon className="size-4" aria-hidden="true" />
              {t("share")}
            </Button>
          )}
          <Button variant="primary" onClick={copy}>
            <CopyIcon className="size-4" aria-hidden="true" />
            {t("copy")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-text-muted">{t("linkOnce")}</p>
        <img
          src={link.qr}
          alt={t("linkQr")}
          width={224}
          height={224}
          className="size-56 max-w-full justify-self-center rounded-md"
        />
        <Input
          readOnly
          aria-label={t("link")}
          value={url}
          onFocus={(event) => event.target.select()}
          className="font-mono text-sm"
        />
        <p className="text-sm text-text-muted">
          {t("until", { date: dateAndTime(link.expiresAt, lang) })}
        </p>
      </div>
    </Dialog>
  );
}
