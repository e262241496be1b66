import { useMemo } from "react";
import { NoteSearch } from "~/components/annotations/note-search";

/** The reader's own notes on games this deck was in. */
export default function DeckNotes({ deckId }: { deckId: string }) {
  return <NoteSearch query={useMemo(() => ({ deckid: deckId }), [deckId])} />;
}
