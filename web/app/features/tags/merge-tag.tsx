import { useState } from "react";
import { mergeTag } from "~/lib/api/annotations";
import type { Tag } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { changeTags } from "~/lib/tags";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "~/ui/ask-dialog";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { toast } from "~/ui/toast-store";
import { tagsMessages } from "./messages";

interface MergeTagProps {
  tag: Tag;
  others: readonly Tag[];
  onClose: () => void;
}

export function MergeTag({ tag, others, onClose }: MergeTagProps) {
  const { t } = useMessages(tagsMessages);
  const [into, setInto] = useState(others[0]?.id ?? "");
  const { name } = tag;

  const { run: merge, busy } = useAction(async () => {
    const { tag: stays } = await mergeTag(tag.id, into);
    changeTags((tags) =>
      tags.filter(({ id }) => id !== tag.id).map((each) => (each.id === stays.id ? stays : each)),
    );
    toast({ tone: "success", message: t("merged", { name, into: stays.name }) });
    onClose();
  });

  return (
    <AskDialog
      title={t("mergeTitle", { name })}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("mergeDo")}
      variant="primary"
      busy={busy}
      onConfirm={() => merge()}
    >
      <div className="grid gap-4">
        <Field label={t("mergeInto")}>
          {(control) => (
            <Select {...control} value={into} onChange={(event) => setInto(event.target.value)}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p>{t("mergeText", { name, count: tag.uses })}</p>
      </div>
    </AskDialog>
  );
}
