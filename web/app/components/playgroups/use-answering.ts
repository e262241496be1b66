import { showError } from "~/lib/api/show-error";
import type { Playgroup } from "~/lib/api/types";
import { deleteWithUndo } from "~/lib/delete-with-undo";
import { useMessages } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useAction } from "~/lib/use-action";
import { forgetPlaygroup, keepPlaygroup } from "~/lib/user/people";
import { useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";
import { groupsMessages } from "./messages";

const bringCalls = later(() => import("~/lib/api/playgroups"));

interface Named {
  id: string;
  name: string;
}

/** Answers an invitation; the user's list of groups follows. */
export function useAnswering(onAccepted: (group: Playgroup) => void = () => undefined) {
  const { t } = useMessages(groupsMessages);

  const { run: accept, input } = useAction(
    async ({ id, name }: Named) => {
      const { playgroup } = await (await bringCalls()).acceptInvitation(id);
      keepPlaygroup(playgroup);
      toast({ tone: "success", message: t("joined", { name }) });
      onAccepted(playgroup);
    },
    (error) => {
      showError(error);
      // Withdrawn meanwhile, most likely.
      useUserStore.getState().fetchPlaygroups(true).catch(showError);
    },
  );

  return {
    /** The id of the group that is being joined. */
    busy: input?.id,
    accept,
    decline: ({ id, name }: Named) =>
      deleteWithUndo({
        id,
        message: t("declined", { name }),
        undo: t("undo"),
        run: async () => {
          await (await bringCalls()).leavePlaygroup(id);
          forgetPlaygroup(id);
        },
      }),
  };
}
