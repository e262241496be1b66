import type { Note } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { annotationsMessages } from "./messages";

interface NoteConflictProps {
  /** The note as saved now. */
  note: Note;
  onTake: () => void;
  onJoin: () => void;
}

/** The note was changed on another device meanwhile: both are shown, neither is lost. */
export function NoteConflict({ note, onTake, onJoin }: NoteConflictProps) {
  const { t } = useMessages(annotationsMessages);
  return (
    <Banner tone="danger" title={t("conflict")}>
      <div className="grid gap-3">
        <p>{t("conflictText")}</p>
        <div className="max-h-60 overflow-y-auto rounded-md border border-line bg-surface-raised p-3 text-base">
          <Markdown text={note.content} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onTake}>{t("takeTheirs")}</Button>
          <Button onClick={onJoin}>{t("joinBoth")}</Button>
        </div>
      </div>
    </Banner>
  );
}
