import type { CardColor } from "~/ui/pips";
import type { Seat } from "~/ui/seat-mark";

export interface Player {
  seat: Seat;
  name: string;
  color: "blue" | "red" | "yellow" | "green";
  life: number;
  /** The commander damage they took, and whose commander dealt it. */
  damage?: { source: Seat; amount: number };
}

/** The people of the landing page's table, in turn order. */
export const players: readonly Player[] = [
  { seat: 1, name: "Sam", color: "blue", life: 27 },
  { seat: 2, name: "Noémie", color: "red", life: 34, damage: { source: 1, amount: 6 } },
  { seat: 3, name: "Kofi", color: "yellow", life: 12, damage: { source: 2, amount: 14 } },
  { seat: 4, name: "Zoé", color: "green", life: 41 },
];

/** Whose turn it is, and who is the monarch. */
export const turn = { seat: 1, round: 7 };
export const monarch = 2;

export const decks = [
  { key: "lanterns", colors: ["U", "B"], bracket: 3, games: 31, wins: 12 },
  { key: "ember", colors: ["R", "W"], bracket: 2, games: 18, wins: 5 },
  { key: "bramble", colors: ["B", "G"], bracket: 4, games: 22, wins: 7 },
] as const satisfies { key: string; colors: CardColor[]; [more: string]: unknown }[];
