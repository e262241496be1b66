import { useState } from "react";
import type { FieldMessages } from "~/components/seating/errors";
import { serverNow } from "~/lib/api/clock";
import { ApiError } from "~/lib/api/errors";
import { putGame } from "~/lib/api/games";
import { showError } from "~/lib/api/show-error";
import type { Game } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";
import { recordMessages } from "../messages";
import { fromGame, type GameDraft, toBody } from "../table/draft";

interface Editing {
  game: GameDraft;
  /** The game as it was when the editing began: what a start to the second is read from. */
  base: Game;
}

/** The correction of a game, checked against what others did meanwhile. Survives a reload. */
export function useEditing(recorded: Game) {
  const { t } = useMessages(recordMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const begin: Editing = { game: fromGame(recorded), base: recorded };
  const [editing, change, clear] = useDraft<Editing>(`game-${recorded.id}`, begin);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [present, setPresent] = useState<Game | null>(null);
  const page = to(`/game/${recorded.id}`);

  const { run: send, busy } = useAction(
    async ({ game, base }: Editing) => {
      const body = toBody(game, { now: serverNow(), recorded: base });
      if (!body) return setErrors({ result: t("whoWon") });
      setErrors({});
      await putGame(recorded.id, body, base.version);
      clear();
      toast({ tone: "success", message: t("changed") });
      void useUserStore.getState().fetchDecks(true).catch(showError);
      await navigate(page, { replace: true });
    },
    (error) => {
      if (error instanceof ApiError && error.present.game) setPresent(error.present.game);
      else if (error instanceof ApiError && Object.keys(error.fieldMessages).length > 0)
        setErrors(error.fieldMessages);
      else showError(error);
    },
  );

  /** The user's note on top of the saved one. */
  const onTop = (of: Game): Editing => {
    const next = { game: editing.game, base: of };
    change(next);
    setPresent(null);
    return next;
  };

  return {
    game: editing.game,
    setGame: (game: GameDraft) => change({ game }),
    errors,
    busy,
    present,
    save: () => send(editing),
    discard: () => {
      clear();
      void navigate(page, { replace: true });
    },
    takeTheirs: (theirs: Game) => {
      change({ game: fromGame(theirs), base: theirs });
      clear();
      setPresent(null);
    },
    keepMine: (theirs: Game) => send(onTop(theirs)),
    goOn: onTop,
  };
}
