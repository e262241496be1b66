import { bracketName } from "~/components/decks/brackets";
import { decksMessages } from "~/components/decks/messages";
import { useMessages } from "~/lib/i18n";

/** "3 · Upgraded" */
export function useBracketLabel(): (level: number) => string {
  const { t } = useMessages(decksMessages);
  return (level) => `${level} · ${t(`brackets.${bracketName(level) ?? "core"}`)}`;
}
