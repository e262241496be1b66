import { useFormat } from "~/components/stats/format";
import type { PlaysLike } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { useBracketWords } from "../bracket-words";
import { deckStatsWords } from "./words";

/** "Plays like 4 · Optimized", "declared 3 · Upgraded", "fairly sure: 62% after 14 games". */
export function usePlaysLike() {
  const { t } = useWords(deckStatsWords);
  const { percent } = useFormat();
  const inWords = useBracketWords();
  const beside = (bracket: number, declared: number) =>
    bracket === declared ? t("asDeclared") : t("declaredElse", { bracket: inWords(declared) });
  return ({ bracket, chance, declared, games, sure }: PlaysLike) => ({
    like: t("likeBracket", { bracket: inWords(bracket) }),
    declared: declared && beside(bracket, declared),
    sure: t("sureOf", { sure: t(`sure.${sure}`), chance: percent(chance), count: games }),
  });
}
