/** The calls and shapes of figures until the contract has them. */
import { call } from "./call";
import type { components } from "./schema";

interface Asked {
  path?: Record<string, string>;
  query?: object;
  body?: unknown;
}
export const pending = call as unknown as <T>(
  method: "get" | "post" | "put" | "delete",
  path: string,
  asked?: Asked,
) => Promise<T>;

export interface PlaysLike {
  bracket: number;
  chance: number;
  chances: number[];
  declared: number | null;
  games: number;
  sure: "barely" | "fairly" | "very";
}

export type DeckStats = components["schemas"]["DeckStatsBody"] & { playsLike: PlaysLike | null };
