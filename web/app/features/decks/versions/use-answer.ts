import type { DeckListChanges } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { deckVersionsMessages } from "../messages";

/** Whether a change of the list helped, in a sentence. */
export function useAnswer() {
  const { t } = useMessages(deckVersionsMessages);
  return ({ before, after, comparison }: DeckListChanges): string => {
    const { verdict, more, reach } = comparison;
    if (verdict === "same") return t("answer.same");
    if (verdict !== "tooFew") return t(`answer.${verdict}`, { after: after.number });
    const old = { before: before.number, count: before.record.games };
    if (old.count === 0) return t("answer.none", { before: old.before });
    if (reach === null) return t("answer.few", old);
    if (more === null) return t("answer.reach", { ...old, points: Math.round(reach * 100) });
    // Games with a list that was replaced will not come.
    return after.until
      ? t("answer.missed", { count: more, after: after.number })
      : t("answer.more", { count: more });
  };
}
