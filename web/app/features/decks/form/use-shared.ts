import { useEffect } from "react";
import { useLocation } from "react-router";
import { useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { toast } from "~/ui/toast-store";
import { deckFormMessages } from "../messages";
import type { DeckDraft } from "./fields";
import { sharedIn } from "./shared";

/** Takes what was shared into the form; what it takes the place of can be brought back. */
export function useShared(draft: DeckDraft, change: (changed: DeckDraft) => void): void {
  const { t } = useMessages(deckFormMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { cards, link } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shared once, however often the page is drawn.
  useEffect(() => {
    const shared = sharedIn(search);
    if (!shared) return;
    change(shared);
    if (cards?.trim() && shared.cards && cards !== shared.cards) {
      const action = { label: t("undo"), run: () => change({ cards, link }) };
      toast({ message: t("listReplaced"), action });
    }
    // Once taken: a reload would take it again, over what was typed since.
    void navigate(pathname, { replace: true });
  }, [search]);
}
