// The shapes of calls that the generated schema does not have yet.
import type { Game, GameSet, Note } from "./types";

export type ListStyle = "plain" | "mtga" | "moxfield";
export interface NoteHit extends Note {
  snippet: { text: string; hit: boolean }[];
  game: Game | null;
  set: GameSet | null;
}
export interface NotesPage {
  notes: NoteHit[];
  next: number | null;
}
