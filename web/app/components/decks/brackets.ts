import { useMessages } from "~/lib/i18n";
import { decksMessages } from "./messages";

/** The brackets by their level, less one. */
const names = ["exhibition", "core", "upgraded", "optimized", "cedh"] as const;

export const brackets = [1, 2, 3, 4, 5];

/** The key of a bracket's name; none where there is no such bracket. */
export const bracketName = (level: number | null) =>
  level === null ? undefined : names[level - 1];

/** "3 · Upgraded" */
export function useBracketLabel(): (level: number) => string {
  const { t } = useMessages(decksMessages);
  return (level) => `${level} · ${t(`brackets.${bracketName(level) ?? "core"}`)}`;
}
