/** The shapes of figures until the contract has them. */
import type { components } from "./schema";

export interface PlaysLike {
  bracket: number;
  chance: number;
  chances: number[];
  declared: number | null;
  games: number;
  sure: "barely" | "fairly" | "very";
}

export type DeckStats = components["schemas"]["DeckStatsBody"] & { playsLike: PlaysLike | null };
