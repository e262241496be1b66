import { demote, promote, removeMember } from "~/lib/api/playgroups";
import type { Member } from "~/lib/api/types";
import { deleteWithUndo } from "~/lib/delete-with-undo";
import { useMessages } from "~/lib/i18n";
import { toast } from "~/ui/toast-store";
import { playgroupPartsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

/** Changes a member's role; the toast can undo it. */
export function useActing({ group, run, show, refused }: GroupInUse) {
  const { t } = useMessages(playgroupPartsMessages);
  const raise = async ({ id, firstname: name }: Member, up: boolean): Promise<void> => {
    const call = (higher: boolean) => run(() => (higher ? promote : demote)(group.id, id));
    if (!(await call(up))) return;
    toast({
      tone: "success",
      message: t(up ? "promoted" : "demoted", { name }),
      action: { label: t("undo"), run: () => void call(!up) },
    });
  };
  return {
    promote: (member: Member) => void raise(member, true),
    demote: (member: Member) => void raise(member, false),
    /** Removes a member or an invitation, unless undone from the toast. */
    remove: ({ id, firstname: name, status }: Member) =>
      deleteWithUndo({
        id: `${group.id} ${id}`,
        message: t(status === "invited" ? "withdrawn" : "removed", { name }),
        undo: t("undo"),
        run: () => removeMember(group.id, id).then(({ playgroup }) => show(playgroup), refused),
      }),
  };
}
