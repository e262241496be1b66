import type { CardColor } from "~/ui/pips";
import type { Seat } from "~/ui/seat-mark";

export interface Player {
  seat: Seat;
  name: string;
  colors: CardColor[];
  life: number;
  commanderDamage: number;
  monarch?: true;
}

/** The people and decks of the landing page's examples. */
export const players: readonly Player[] = [
  { seat: 1, name: "Sam", colors: ["U", "B"], life: 27, commanderDamage: 0 },
  { seat: 2, name: "Noémie", colors: ["R", "W"], life: 34, commanderDamage: 6, monarch: true },
  { seat: 3, name: "Kofi", colors: ["B", "G"], life: 12, commanderDamage: 14 },
  { seat: 4, name: "Zoé", colors: ["W", "U", "G"], life: 41, commanderDamage: 0 },
];

export const decks = [
  { key: "lanterns", colors: ["U", "B"], bracket: 3, games: 31, wins: 12 },
  { key: "ember", colors: ["R", "W"], bracket: 2, games: 18, wins: 5 },
  { key: "bramble", colors: ["B", "G"], bracket: 4, games: 22, wins: 7 },
] as const;

/** Wins add up to the 26 games of the example group. */
export const standings = [
  { name: "Sam", games: 26, wins: 9 },
  { name: "Noémie", games: 24, wins: 8 },
  { name: "Kofi", games: 25, wins: 5 },
  { name: "Zoé", games: 22, wins: 4 },
] as const;
