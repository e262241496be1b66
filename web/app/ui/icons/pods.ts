// Shapes from Lucide, as in everywhere.ts: what it takes to seat people.
import { icon } from "./icon";

export const LockIcon = icon(
  "M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4",
);
export const UnlockIcon = icon(
  "M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 9.9-1",
);
export const SwapIcon = icon("M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4");
