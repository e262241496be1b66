import { useState } from "react";
import { getCards } from "~/lib/api/decks";
import type { Deck, ListStyle } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { slug } from "~/lib/text";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { DownloadIcon } from "~/ui/icons/app";
import { Textarea } from "~/ui/input";
import { LoadFailed } from "~/ui/load-failed";
import { Segmented } from "~/ui/segmented";
import { Skeleton } from "~/ui/skeleton";
import { deckCardsMessages } from "../messages";

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface ExportListProps {
  deck: Deck;
  onClose: () => void;
}

/** The card list as text for other tools, to copy or to keep as a file. */
export default function ExportList({ deck, onClose }: ExportListProps) {
  const { t } = useMessages(deckCardsMessages);
  const [style, setStyle] = useState<ListStyle>("plain");
  const { data, failed, error, retry } = useApiQuery(
    [null, "cards", deck.id, deck.listChangedAt, style],
    (signal) => getCards(deck.id, style, signal),
  );
  const text = data?.text ?? "";
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("exportList")}
      actions={
        <>
          <Button disabled={!data} onClick={() => download(`${slug(deck.name)}.txt`, text)}>
            <DownloadIcon className="size-4" aria-hidden="true" />
            {t("download")}
          </Button>
          <CopyButton variant="primary" text={data?.text} copied={t("copied")}>
            {t("copy")}
          </CopyButton>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          legend={t("exportStyle")}
          value={style}
          onChange={setStyle}
          options={[
            { value: "plain", label: t("exportPlain") },
            { value: "mtga", label: "MTGA" },
            { value: "moxfield", label: "Moxfield" },
          ]}
        />
        {failed && <LoadFailed title={t("exportFailed")} error={error} onRetry={retry} />}
        {!failed && !data && <Skeleton className="h-64" />}
        {data && (
          <Textarea
            readOnly
            aria-label={t("exportList")}
            value={text}
            className="h-64 overflow-auto font-mono text-sm whitespace-pre"
          />
        )}
      </div>
    </Dialog>
  );
}
