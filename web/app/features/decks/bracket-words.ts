import { bracketName } from "~/components/decks/brackets";
import { decksWords } from "~/components/decks/words";
import { useWords } from "~/lib/i18n";

/** "3 · Upgraded" */
export function useBracketWords(): (level: number) => string {
  const { t } = useWords(decksWords);
  return (level) => `${level} · ${t(`brackets.${bracketName(level) ?? "core"}`)}`;
}
