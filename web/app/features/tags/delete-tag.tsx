import { useState } from "react";
import { deleteTag } from "~/lib/api/annotations";
import { showError } from "~/lib/api/show-error";
import type { Tag } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { changeTags } from "~/lib/tags";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { toast } from "~/ui/toast-store";
import { tagsWords } from "./words";

/** Asked before, since it comes off many games at once and no toast could put it back on them. */
export function DeleteTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useWords(tagsWords);
  const [busy, setBusy] = useState(false);
  const { name } = tag;

  const remove = async () => {
    setBusy(true);
    try {
      await deleteTag(tag.id);
      changeTags((tags) => tags.filter(({ id }) => id !== tag.id));
      toast({ message: t("deleted", { name }) });
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("deleteTitle", { name })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={remove}>
            {t("delete")}
          </Button>
        </>
      }
    >
      <p>{t("deleteText", { count: tag.uses })}</p>
    </Dialog>
  );
}
