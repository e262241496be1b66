import { useState } from "react";
import { acceptInvitation, leavePlaygroup } from "~/lib/api/playgroups";
import { showError } from "~/lib/api/show-error";
import type { Playgroup } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { leave } from "~/lib/leaving";
import { forgetPlaygroup, keepPlaygroup } from "~/lib/user/people";
import { useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";
import { groupsWords } from "./words";

interface Named {
  id: string;
  name: string;
}

/** Answers an invitation; the user's list of groups follows. */
export function useAnswering(onAccepted: (group: Playgroup) => void = () => undefined) {
  const { t } = useWords(groupsWords);
  const [busy, setBusy] = useState<string | null>(null);

  const accept = async ({ id, name }: Named) => {
    setBusy(id);
    try {
      const { playgroup } = await acceptInvitation(id);
      keepPlaygroup(playgroup);
      toast({ tone: "success", message: t("joined", { name }) });
      onAccepted(playgroup);
    } catch (error) {
      showError(error);
      // Withdrawn meanwhile, most likely.
      useUserStore.getState().fetchPlaygroups(true).catch(showError);
    } finally {
      setBusy(null);
    }
  };

  return {
    /** The id of the group that is being joined. */
    busy,
    accept: (group: Named) => void accept(group),
    decline: ({ id, name }: Named) =>
      leave({
        id,
        message: t("declined", { name }),
        undo: t("undo"),
        run: async () => {
          await leavePlaygroup(id);
          forgetPlaygroup(id);
        },
      }),
  };
}
