import { type FormEvent, useId, useState } from "react";
import { putTag } from "~/lib/api/annotations";
import type { Tag } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { changeTags } from "~/lib/tags";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "~/ui/ask-dialog";
import { ChipDot, chipColors } from "~/ui/chip";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { tagsMessages } from "./messages";
import { useNameErrors } from "./name-errors";

export function EditTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useMessages(tagsMessages);
  const id = useId();
  const [name, setName] = useState(tag.name);
  const [color, setColor] = useState(tag.color);
  const { form, error, clear, tell } = useNameErrors();

  const { run, busy } = useAction(async () => {
    clear();
    const answer = await putTag(tag.id, { name: name.trim(), color });
    changeTags((tags) => tags.map((each) => (each.id === tag.id ? answer.tag : each)));
    onClose();
  }, tell);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <AskDialog
      title={t("editTitle")}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("save")}
      form={id}
      variant="primary"
      busy={busy}
      disabled={!name.trim()}
    >
      <form id={id} ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field label={t("name")} error={error}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{t("color")}</legend>
          <div className="grid grid-cols-2 gap-1 sm:grid-cols-4">
            {chipColors.map((each) => (
              <label
                key={each}
                className="flex min-h-target items-center gap-2 rounded-md border border-transparent px-3 text-sm font-medium has-checked:border-line-strong has-checked:bg-surface-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={`${id}-color`}
                  className="sr-only"
                  checked={each === color}
                  onChange={() => setColor(each)}
                />
                <ChipDot color={each} className="size-4" />
                {t(`colors.${each}`)}
              </label>
            ))}
          </div>
        </fieldset>
      </form>
    </AskDialog>
  );
}
