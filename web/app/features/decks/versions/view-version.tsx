import { getList } from "~/lib/api/decks";
import type { Deck } from "~/lib/api/types";
import { keepDraft, keptDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { RestoreIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { deckCardsMessages, deckVersionsMessages } from "../messages";
import CardColumns from "../show/card-columns";

interface ViewVersionProps {
  deck: Deck;
  number: number;
  /** Whether the reader may make it the deck's list again. */
  reusable: boolean;
  onClose: () => void;
}

/** The cards of one version, to look at, to copy, or to use again. */
export default function ViewVersion({ deck, number, reusable, onClose }: ViewVersionProps) {
  const { t } = useMessages(deckVersionsMessages);
  // The words of the cards, before it opens: a dialog that has to wait for them is closed.
  useMessages(deckCardsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { data, failed, error, retry } = useApiQuery(
    [null, "deck-list", deck.id, deck.version, number],
    (signal) => getList(deck.id, number, "plain", signal),
  );
  // The form shows what the list becomes; saving it there makes it the newest version.
  const { run, busy } = useAction(async () => {
    const { text: cards } = await getList(deck.id, number, "moxfield");
    const name = `deck-${deck.id}`;
    keepDraft(name, { ...keptDraft(name), cards });
    await navigate(to(`/decks/${deck.id}/edit`));
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("version", { number })}
      actions={
        <>
          {reusable && (
            <Button busy={busy} onClick={() => run()}>
              <RestoreIcon className="size-4" aria-hidden="true" />
              {t("useAgain")}
            </Button>
          )}
          <CopyButton variant="primary" text={data?.text} copied={t("copied")}>
            {t("copy")}
          </CopyButton>
        </>
      }
    >
      {failed && <LoadFailed title={t("listFailed")} error={error} onRetry={retry} />}
      {!failed && !data && <Skeleton className="h-96" />}
      {data && <CardColumns list={data.list} />}
    </Dialog>
  );
}
