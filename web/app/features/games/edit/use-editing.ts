import { useState } from "react";
import type { FieldMessages } from "~/components/seating/errors";
import { serverNow } from "~/lib/api/clock";
import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import type { Game } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ahead } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { useAhead } from "~/lib/use-ahead";
import { useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";
import { recordMessages } from "../messages";
import { fromGame, type GameDraft, toBody } from "../table/draft";
import type { KeptCorrection } from "./kept-correction";
import { dropCorrection } from "./waiting-correction";

const bringSaving = ahead(() => import("./saving"));

interface Editing {
  game: GameDraft;
  /** The game as it was when the editing began: what a start to the second is read from. */
  base: Game;
}

/** What the editing begins with: the game as it is, or as this device has already corrected it. */
function beginWith(recorded: Game, waiting: KeptCorrection | null): Editing {
  if (!waiting) return { game: fromGame(recorded), base: recorded };
  const { game, shown, refused } = waiting;
  return { game, base: refused ? recorded : (shown ?? recorded) };
}

/** The correction of a game, checked against what others did meanwhile. Survives a reload. */
export function useEditing(recorded: Game, waiting: KeptCorrection | null) {
  const { t } = useMessages(recordMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [editing, change, clear] = useDraft<Editing>(
    `game-${recorded.id}`,
    beginWith(recorded, waiting),
  );
  useAhead(bringSaving);
  const refused = waiting?.refused ?? null;
  const [errors, setErrors] = useState<FieldMessages>(refused?.fieldMessages ?? {});
  const [present, setPresent] = useState<Game | null>(refused?.present.game ? recorded : null);
  const dropWaiting = () => {
    if (refused) dropCorrection(recorded.id).catch(showError);
  };
  const page = to(`/game/${recorded.id}`);

  const { run: send, busy } = useAction(
    async ({ game, base }: Editing) => {
      const body = toBody(game, { now: serverNow(), recorded: base });
      if (!body) return setErrors({ result: t("whoWon") });
      setErrors({});
      const { saveCorrection } = await bringSaving();
      const sent = await saveCorrection({ draft: game, base, body }, clear);
      clear();
      if (sent === "waiting") toast({ message: t("keptOffline") });
      else {
        toast({ tone: "success", message: t("changed") });
        void useUserStore.getState().fetchDecks(true).catch(showError);
      }
      await navigate(page, { replace: true });
    },
    async (error, { base }) => {
      // It is a draft again.
      change({});
      const now = error instanceof ApiError && error.present.game;
      if (now && (await bringSaving()).isOwnChange(base, now)) send(onTop(now));
      else if (now) setPresent(now);
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
      dropWaiting();
      clear();
      void navigate(page, { replace: true });
    },
    takeTheirs: (theirs: Game) => {
      change({ game: fromGame(theirs), base: theirs });
      dropWaiting();
      clear();
      setPresent(null);
    },
    keepMine: (theirs: Game) => send(onTop(theirs)),
    goOn: onTop,
  };
}
