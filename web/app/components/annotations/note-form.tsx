import { type FormEvent, useState } from "react";
import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import type { Note, Target } from "~/lib/api/types";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { sendOrKeep } from "~/lib/outbox/send";
import { useAction } from "~/lib/use-action";
import { Field } from "~/ui/field";
import { FormActions } from "~/ui/form-actions";
import { Textarea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { annotationsMessages } from "./messages";
import { NoteConflict } from "./note-conflict";

const most = 20_000;
/** Where the count begins to matter. */
const nearly = 18_000;

interface NoteFormProps {
  target: Target;
  /** The note as it was when the writing began. */
  note: Note | null;
  typed: string;
  /** Opened just now to write in it. */
  focused: boolean;
  onType: (text: string) => void;
  onSaved: (note: Note) => void;
  /** It waits on this device to be sent. */
  onKept: () => void;
  onCancel: () => void;
}

/** Writing a note, with what it will look like beside it. */
export default function NoteForm(props: NoteFormProps) {
  const { target, note, typed, focused, onType, onSaved, onKept, onCancel } = props;
  const { t } = useMessages(annotationsMessages);
  const { form, errors, setErrors } = useFormErrors<"content">();
  const [theirs, setTheirs] = useState<Note | null>(null);
  const { length } = [...typed];

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) return showError(error);
    if (error.present.note) return setTheirs(error.present.note);
    const content = error.fieldMessages.content;
    if (content) setErrors({ content });
    else showError(error);
  };
  /** Over `base`, the note as this device knows it. */
  const { run: save, busy } = useAction(async (base: Note | null) => {
    const content = typed.trim();
    if (!content) return setErrors({ content: t("required") });
    setErrors({});
    const sent = await sendOrKeep({ kind: "note", target, content, base: base?.version ?? null });
    if (sent === "waiting") {
      toast({ message: t("keptOffline") });
      onKept();
    } else if (sent.note) {
      toast({ tone: "success", message: t("saved") });
      onSaved(sent.note);
    }
  }, fail);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(theirs ?? note);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      {theirs && (
        <NoteConflict
          note={theirs}
          onTake={() => onSaved(theirs)}
          onJoin={() => onType(`${theirs.content}\n\n${typed}`)}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <Field
          label={t("note")}
          hint={length < nearly ? t("noteHint") : t("tooLong", { count: length, most })}
          error={errors.content}
          className="content-start"
        >
          {(control) => (
            <Textarea
              {...control}
              autoFocus={focused}
              rows={8}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
        <div className="grid content-start gap-1.5">
          <p className="text-sm font-semibold">{t("preview")}</p>
          <div className="min-h-24 rounded-md border border-dashed border-line p-3">
            {typed.trim() ? (
              <Markdown text={typed} />
            ) : (
              <p className="text-sm text-text-muted">{t("nothingYet")}</p>
            )}
          </div>
        </div>
      </div>
      <FormActions
        submit={t(theirs ? "keepMine" : "save")}
        busy={busy}
        cancel={t("cancel")}
        onCancel={onCancel}
      />
    </form>
  );
}
