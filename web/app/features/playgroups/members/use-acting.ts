import { demote, promote, removeMember } from "~/lib/api/playgroups";
import type { Member } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { leave } from "~/lib/leaving";
import { toast } from "~/ui/toast-store";
import type { GroupInUse } from "../use-playgroup";
import { playgroupPartsWords } from "../words";

/** Changes what somebody is in the group; the toast takes it back. */
export function useActing({ group, run, show, refused }: GroupInUse) {
  const { t } = useWords(playgroupPartsWords);
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
    /** Takes somebody out, or an invitation back, unless the toast is used. */
    remove: ({ id, firstname: name, status }: Member) =>
      leave({
        id: `${group.id} ${id}`,
        message: t(status === "invited" ? "withdrawn" : "removed", { name }),
        undo: t("undo"),
        run: () => removeMember(group.id, id).then(({ playgroup }) => show(playgroup), refused),
      }),
  };
}
