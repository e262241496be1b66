import type { GameSet } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { gamesWords } from "./words";

type Score = GameSet["score"][number];

export const scoreName = ({ username, guestName }: Score): string => username ?? guestName ?? "–";

/** "Best of 3" or an open series, in words. */
export function useBestOf(): (bestOf: number | null) => string {
  const { t } = useWords(gamesWords);
  return (bestOf) => (bestOf === null ? t("openSet") : t("bestOf", { games: bestOf }));
}

/** How a set stands, in one short sentence. */
export function useSetOutcome(): (set: GameSet) => string {
  const { t } = useWords(gamesWords);
  return (set) => {
    const winner = set.winner === null ? undefined : set.score[set.winner];
    if (set.closedAt && winner) return t("wonSet", { name: scoreName(winner) });
    if (set.closedAt) return t("drawnSet");
    const best = Math.max(0, ...set.score.map(({ wins }) => wins));
    const leaders = set.score.filter(({ wins }) => wins === best);
    const [leader] = leaders;
    return leaders.length === 1 && leader ? t("leads", { name: scoreName(leader) }) : t("level");
  };
}
