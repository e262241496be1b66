import { useWords } from "~/lib/i18n";
import { bracketName } from "~/parts/decks/brackets";
import { decksWords } from "~/parts/decks/words";

/** "3 · Upgraded" */
export function useBracketWords(): (level: number) => string {
  const { t } = useWords(decksWords);
  return (level) => `${level} · ${t(`brackets.${bracketName(level) ?? "core"}`)}`;
}
