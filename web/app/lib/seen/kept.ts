import type { QueryKey } from "@tanstack/react-query";

/**
 * What the dashboard and the pages of decks, games, groups and people read, by the word in its key (lib/query.ts). Links,
 * tokens and devices are not kept: they would be good for others.
 */
const kept = new Set([
  "live",
  "waiting",
  "games",
  "last",
  "game",
  "game-edit",
  "set",
  "tags",
  "stats",
  "deck",
  "deck-lists",
  "deck-stats",
  "deck-ratings",
  "archived-decks",
  "decks-of",
  "playgroup",
  "leaderboard",
  "seasons",
  "night",
  "person",
  "own-code",
  "events",
]);

/** A key ends with its reader. */
export function isKept(queryKey: QueryKey): boolean {
  const [signals, what] = queryKey.slice(0, -1);
  return kept.has(String(typeof what === "string" ? what : signals));
}
