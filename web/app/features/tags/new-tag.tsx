import type { FormEvent } from "react";
import { postTag } from "~/lib/api/annotations";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { changeTags } from "~/lib/tags";
import { useAction } from "~/lib/use-action";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { AddIcon } from "~/ui/icons/app";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { tagsMessages } from "./messages";
import { useNameErrors } from "./name-errors";

export function NewTag() {
  const { t } = useMessages(tagsMessages);
  const [{ name }, change, clearDraft] = useDraft("new-tag", { name: "" });
  const { form, error, clear, tell } = useNameErrors();

  const { run, busy } = useAction(async () => {
    clear();
    const { tag } = await postTag(name.trim());
    changeTags((tags) => [...tags.filter(({ id }) => id !== tag.id), tag]);
    change({ name: "" });
    clearDraft();
    toast({ tone: "success", message: t("added", { name: tag.name }) });
  }, tell);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Field label={t("newTag")} error={error}>
        {(control) => (
          <span className="flex gap-2 max-sm:flex-col">
            <Input
              {...control}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
            <Button
              type="submit"
              variant="primary"
              className="shrink-0"
              busy={busy}
              disabled={!name.trim()}
            >
              <AddIcon className="size-4" aria-hidden="true" />
              {t("add")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
