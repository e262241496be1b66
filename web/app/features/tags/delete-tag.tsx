import { deleteTag } from "~/lib/api/annotations";
import type { Tag } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { changeTags } from "~/lib/tags";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "~/ui/ask-dialog";
import { toast } from "~/ui/toast-store";
import { tagsMessages } from "./messages";

/** Asked before, since it comes off many games at once and no toast could put it back on them. */
export function DeleteTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useMessages(tagsMessages);
  const { name } = tag;

  const { run: remove, busy } = useAction(async () => {
    await deleteTag(tag.id);
    changeTags((tags) => tags.filter(({ id }) => id !== tag.id));
    toast({ message: t("deleted", { name }) });
    onClose();
  });

  return (
    <AskDialog
      title={t("deleteTitle", { name })}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("delete")}
      variant="danger"
      busy={busy}
      onConfirm={() => remove()}
    >
      <p>{t("deleteText", { count: tag.uses })}</p>
    </AskDialog>
  );
}
