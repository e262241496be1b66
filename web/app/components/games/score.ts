import type { Game, GameSet } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { gamesMessages } from "./messages";

type Score = GameSet["score"][number];

/** The table's own word for a player of a set, where one of its games is there to ask. */
export function scoreName({ userId, username, guestName }: Score, games: readonly Game[]): string {
  const seats = games.flatMap((game) => game.seats);
  const seat = userId === null ? undefined : seats.find((other) => other.userId === userId);
  return seat?.firstname ?? username ?? guestName ?? "–";
}

/** "Best of 3" or an open series, in words. */
export function useBestOf(): (bestOf: number | null) => string {
  const { t } = useMessages(gamesMessages);
  return (bestOf) => (bestOf === null ? t("openSet") : t("bestOf", { games: bestOf }));
}

/** The score of a set in one short sentence. */
export function useSetOutcome(): (set: GameSet, games: readonly Game[]) => string {
  const { t } = useMessages(gamesMessages);
  return (set, games) => {
    const winner = set.winner === null ? undefined : set.score[set.winner];
    if (set.closedAt && winner) return t("wonSet", { name: scoreName(winner, games) });
    if (set.closedAt) return t("drawnSet");
    const best = Math.max(0, ...set.score.map(({ wins }) => wins));
    const leaders = set.score.filter(({ wins }) => wins === best);
    const [leader] = leaders;
    return leaders.length === 1 && leader
      ? t("leads", { name: scoreName(leader, games) })
      : t("level");
  };
}
