import { useMemo } from "react";
import { NoteSearch } from "~/parts/annotations/note-search";

/** The reader's own notes on games this deck was in. */
export const DeckNotes = ({ deckId }: { deckId: string }) => (
  <NoteSearch query={useMemo(() => ({ deckid: deckId }), [deckId])} />
);
