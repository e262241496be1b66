import { deleteGame, deleteSet, restoreGame, restoreSet } from "~/lib/api/games";
import { showError } from "~/lib/api/show-error";
import type { Target } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { forgetInactive } from "~/lib/query";
import { useNavigate } from "~/lib/router/page-router";
import { useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";
import { gamePagesMessages } from "./messages";

/** The records of the decks change with the games that count, and so do the lists of games. */
function recount(): void {
  void useUserStore.getState().fetchDecks(true).catch(showError);
  forgetInactive();
}

/** Removes a game or a set and brings it back; the toast takes the removal back. */
export function useRemoval() {
  const { t } = useMessages(gamePagesMessages);
  const to = useLocalePath();
  const navigate = useNavigate();

  const restore = async ({ kind, id }: Target) => {
    if (kind === "game") await restoreGame(id);
    else await restoreSet(id);
    recount();
    toast({ tone: "success", message: t("restored") });
  };

  const remove = async (target: Target) => {
    const { kind, id } = target;
    try {
      if (kind === "game") await deleteGame(id);
      else await deleteSet(id);
    } catch (error) {
      return showError(error);
    }
    recount();
    const undo = async () => {
      try {
        await restore(target);
        await navigate(to(`/${kind}/${id}`));
      } catch (error) {
        showError(error);
      }
    };
    toast({
      message: t(kind === "game" ? "gameRemoved" : "setRemoved"),
      action: { label: t("undo"), run: () => void undo() },
    });
    await navigate(to("/games"));
  };

  return { remove, restore };
}
