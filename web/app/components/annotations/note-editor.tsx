import { Suspense, useId, useState } from "react";
import { WaitingMark } from "~/components/waiting/waiting-mark";
import { showError } from "~/lib/api/show-error";
import type { Note, Target } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { ahead, onDemand } from "~/lib/on-demand";
import { useWaitingOn } from "~/lib/outbox/store";
import { useSendOrKeep } from "~/lib/outbox/use-send-or-keep";
import { useAhead } from "~/lib/use-ahead";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { DeleteIcon, EditIcon } from "~/ui/icons/app";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { annotationsMessages } from "./messages";

const NoteForm = onDemand(() => import("./note-form"));
const bringWaiting = ahead(() => import("~/components/waiting/ahead"));

interface NoteEditorProps {
  target: Target;
  note: Note | null;
  onChange: (note: Note | null) => void;
}

/** My note on a game or a set: shown, written, changed, taken away with a way back. */
export function NoteEditor({ target, note, onChange }: NoteEditorProps) {
  const { t } = useMessages(annotationsMessages);
  const title = useId();
  const [{ typed }, change, clearDraft] = useDraft<{ typed: string | null }>(
    `note-${target.kind}-${target.id}`,
    { typed: null },
  );
  const [opened, setOpened] = useState(false);
  const writing = opened || typed !== null;
  const sendOrKeep = useSendOrKeep();
  useAhead(bringWaiting);
  const waiting = useWaitingOn(target, "note").at(-1);
  const text = waiting ? waiting.content : (note?.content ?? null);

  const stop = () => {
    change({ typed: null });
    clearDraft();
    setOpened(false);
  };
  const putBack = async (content: string) => {
    try {
      const sent = await sendOrKeep({ kind: "note", target, content, base: null });
      if (sent !== "waiting") onChange(sent.note);
    } catch (error) {
      showError(error);
    }
  };
  const remove = async (content: string) => {
    onChange(null);
    try {
      await sendOrKeep({ kind: "note", target, content: null, base: note?.version ?? null });
      const undo = { label: t("undo"), run: () => void putBack(content) };
      toast({ message: t("deleted"), action: undo });
    } catch (error) {
      onChange(note);
      showError(error);
    }
  };

  return (
    <section aria-labelledby={title} className="grid content-start gap-3">
      <h2 id={title} className="text-xl">
        {t("note")}
      </h2>
      {writing && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <NoteForm
            target={target}
            note={note}
            focused={opened}
            typed={typed ?? text ?? ""}
            onType={(text) => change({ typed: text })}
            onSaved={(saved) => {
              onChange(saved);
              stop();
            }}
            onKept={stop}
            onCancel={stop}
          />
        </Suspense>
      )}
      {!writing && waiting && (
        <WaitingMark refused={waiting.refused !== null}>
          {t(waiting.refused ? "notSent" : "notSentYet")}
        </WaitingMark>
      )}
      {!writing && text !== null && (
        <Card className="grid gap-4">
          <Markdown text={text} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpened(true)}>
              <EditIcon className="size-4" aria-hidden="true" />
              {t("edit")}
            </Button>
            <Button variant="ghost" onClick={() => void remove(text)}>
              <DeleteIcon className="size-4" aria-hidden="true" />
              {t("deleteNote")}
            </Button>
          </div>
        </Card>
      )}
      {!writing && text === null && (
        <EmptyState
          title={t("emptyNote")}
          action={<Button onClick={() => setOpened(true)}>{t("writeNote")}</Button>}
        >
          {t("noteHint")}
        </EmptyState>
      )}
    </section>
  );
}
