import { dateAndTime } from "~/components/games/when";
import type { NewLink } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { Input } from "~/ui/input";
import { ShareButton } from "~/ui/share-button";
import { playgroupPartsMessages } from "../messages";

interface LinkDialogProps {
  link: NewLink;
  onClose: () => void;
}

/** A link just made: to be held before a camera, copied or sent. It is shown this once. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t, lang } = useMessages(playgroupPartsMessages);
  const { url } = link;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("linkReady")}
      actions={
        <>
          <ShareButton url={url}>{t("share")}</ShareButton>
          <CopyButton variant="primary" text={url} copied={t("copied")}>
            {t("copy")}
          </CopyButton>
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
