import { annotationsMessages } from "~/components/annotations/messages";
import { NoteConflict } from "~/components/annotations/note-conflict";
import { waitingMessages } from "~/components/waiting/messages";
import type { Note } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import type { Entry } from "~/lib/outbox/entry";
import { sendOrKeep } from "~/lib/outbox/send";
import { dropEntry } from "~/lib/outbox/storage";
import { useAction } from "~/lib/use-action";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";

interface NoteAnswerProps {
  entry: Extract<Entry, { kind: "note" }>;
  theirs: Note;
}

/** A note that was changed elsewhere meanwhile: both texts, and which one is to stay. */
export function NoteAnswer({ entry, theirs }: NoteAnswerProps) {
  const { t } = useMessages(waitingMessages);
  const { t: note } = useMessages(annotationsMessages);
  const { target, content } = entry;
  const { run: keep, busy } = useAction(async (text: string | null) => {
    const sent = await sendOrKeep({ kind: "note", target, content: text, base: theirs.version });
    if (sent !== "waiting") toast({ tone: "success", message: note("saved") });
  });
  return (
    <div className="grid gap-3">
      <NoteConflict
        note={theirs}
        onTake={() => void dropEntry(entry)}
        onJoin={() => keep(`${theirs.content}\n\n${content ?? ""}`.trim())}
      />
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold">{t("mine")}</h3>
        {content === null ? (
          <p className="text-sm text-text-muted">{t("noteDeleted")}</p>
        ) : (
          <div className="max-h-60 overflow-y-auto rounded-md border border-line p-3">
            <Markdown text={content} />
          </div>
        )}
      </div>
      <Button className="justify-self-start" busy={busy} onClick={() => keep(content)}>
        {note("keepMine")}
      </Button>
    </div>
  );
}
