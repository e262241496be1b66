import { useFormat } from "~/components/stats/format";
import type { PlaysLike } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useBracketLabel } from "../../../components/decks/brackets";
import { deckStatsMessages } from "../messages";

/** "Plays like 4 · Optimized", "declared 3 · Upgraded", "fairly sure: 62% after 14 games". */
export function usePlaysLike() {
  const { t } = useMessages(deckStatsMessages);
  const { percent } = useFormat();
  const inWords = useBracketLabel();
  const beside = (bracket: number, declared: number) =>
    bracket === declared ? t("asDeclared") : t("declaredElse", { bracket: inWords(declared) });
  return ({ bracket, chance, declared, games, sure }: PlaysLike) => ({
    like: t("likeBracket", { bracket: inWords(bracket) }),
    declared: declared && beside(bracket, declared),
    sure: t("sureOf", { sure: t(`sure.${sure}`), chance: percent(chance), count: games }),
  });
}
