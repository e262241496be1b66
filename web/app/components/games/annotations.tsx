import { NoteEditor } from "~/components/annotations/note-editor";
import { TagEditor } from "~/components/annotations/tag-editor";
import type { Note, Tag, Target } from "~/lib/api/types";

interface AnnotationsProps {
  target: Target;
  tags: Tag[];
  note: Note | null;
  onChange: (changed: { tags: Tag[] } | { note: Note | null }) => void;
}

/** The user's own tags and note; pages load it lazily because it is below the fold. */
const Annotations = ({ target, tags, note, onChange }: AnnotationsProps) => (
  <div className="grid gap-6 lg:grid-cols-2">
    <TagEditor target={target} tags={tags} onChange={(changed) => onChange({ tags: changed })} />
    <NoteEditor target={target} note={note} onChange={(changed) => onChange({ note: changed })} />
  </div>
);

export default Annotations;
