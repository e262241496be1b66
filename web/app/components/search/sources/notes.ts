import { notedPath, playedAt, playersOf } from "~/components/annotations/note-hit";
import { searchNotes } from "~/lib/api/annotations";
import type { NoteHit } from "~/lib/api/types";
import { type FullHit, most, type ServerSource } from "../hit";

const hitOf = (note: NoteHit): FullHit => ({
  kind: "notes",
  key: `notes:${note.id}`,
  path: notedPath(note),
  title: note.snippet.map(({ text }) => text).join(""),
  detail: playersOf(note),
  at: playedAt(note),
  also: note.content,
});

/** My notes by their words, the one changed last first. */
export const notes: ServerSource = {
  kind: "notes",
  read: async (q, signal) => {
    const { notes, next } = await searchNotes({ q, limit: most }, signal);
    return { hits: notes.map(hitOf), more: next !== null };
  },
  all: (words) => `/games?${new URLSearchParams({ view: "notes", notes: words })}`,
};
