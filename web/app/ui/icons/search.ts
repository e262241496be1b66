// Shapes from Lucide, as in everywhere.ts: the ones the search alone shows.
import { icon } from "./icon";

export const NoteIcon = icon(
  "M16 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8zM15 3v4a2 2 0 0 0 2 2h4",
);
export const PageIcon = icon(
  "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4",
);
