import { useState } from "react";
import { scoreName } from "~/components/games/score";
import { type FieldMessages, gameErrors } from "~/components/seating/errors";
import { serverNow } from "~/lib/api/clock";
import { ApiError } from "~/lib/api/errors";
import { deleteGame, deleteSet, getSet } from "~/lib/api/games";
import { showError } from "~/lib/api/show-error";
import type { Game, GameSet } from "~/lib/api/types";
import { keepDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { sendOrKeep, takeBack } from "~/lib/outbox/send";
import { forgetInactive } from "~/lib/query";
import { useNavigate } from "~/lib/router/page-router";
import { rereadTags } from "~/lib/tags";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { uuidv7 } from "~/lib/uuid";
import { toast } from "~/ui/toast-store";
import { recordMessages } from "./messages";
import { afterwards, draftName, outgoing, type Recording } from "./recording";
import { firstKnown } from "./table/draft";

type Sent = { game: Game } | { set: GameSet } | "waiting";

interface SavingOptions {
  recording: Recording;
  /** Why the server refused it before. */
  fieldMessages: Record<string, string>;
  change: (changed: Partial<Recording>) => void;
  clear: () => void;
}

/** The set that has been decided by what was sent, if one has. */
async function decidedBy(sent: Sent): Promise<GameSet | null> {
  if (sent === "waiting") return null;
  if ("set" in sent) return sent.set.closedAt ? sent.set : null;
  if (sent.game.setId === null) return null;
  const { set } = await getSet(sent.game.setId);
  return set.closedAt ? set : null;
}

/** Sends the recorded game, or keeps it in the outbox; the toast can undo it. */
export function useSaving({ recording, fieldMessages, change, clear }: SavingOptions) {
  const { t } = useMessages(recordMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { game, set, earlier } = recording;
  /** Those of the game on show, which is the last of its set. */
  const errorsIn = (messages: Record<string, string>): FieldMessages =>
    gameErrors(messages, set ? earlier.length : -1);
  const [errors, setErrors] = useState(() => errorsIn(fieldMessages));

  /** A removed game keeps its id so that it can be restored: recording it again takes a new id. */
  const undo = async (sent: Sent) => {
    try {
      if (sent === "waiting")
        await takeBack(set ? { kind: "set", id: set.id } : { kind: "game", id: game.id });
      else if ("set" in sent) await deleteSet(sent.set.id);
      else await deleteGame(sent.game.id);
      keepDraft(draftName(null), {
        ...recording,
        game: { ...game, id: uuidv7() },
        set: set && { ...set, id: uuidv7() },
        earlier: earlier.map((told) => ({ ...told, id: uuidv7() })),
      });
      toast({ message: t("takenBack") });
      await navigate(to("/games/record"));
    } catch (error) {
      showError(error);
    }
  };

  const words = (sent: Sent, decided: GameSet | null): string => {
    if (sent === "waiting") return t("keptOffline");
    const winner = decided?.score[decided.winner ?? -1];
    if (decided && winner) return t("setWon", { name: scoreName(winner, decided.games) });
    return t("game" in sent ? "saved" : "savedSet");
  };

  const pageOf = (sent: Sent): string => {
    if (sent === "waiting") return "/games";
    if ("set" in sent) return `/set/${sent.set.id}`;
    return sent.game.setId ? `/set/${sent.game.setId}` : `/game/${sent.game.id}`;
  };

  const { run: save, busy } = useAction(
    async (again: boolean) => {
      const ready = outgoing(recording, serverNow());
      const known = firstKnown(game);
      if (!ready || !known) {
        return setErrors({
          ...(!ready && { result: t("whoWon") }),
          ...(!known && { wentFirst: t("sayWhoWentFirst") }),
        });
      }
      setErrors({});
      const sent = await sendOrKeep(ready, clear);
      // The game is safe; should the set not be read, the next game will tell.
      const decided = await decidedBy(sent).catch(() => null);
      toast({
        tone: sent === "waiting" ? "info" : "success",
        message: words(sent, decided),
        action: { label: t("undo"), run: () => void undo(sent) },
      });
      // The records of the decks have changed with it.
      if (sent !== "waiting") {
        void useUserStore.getState().fetchDecks(true).catch(showError);
        // A tag may be new, and has one use more.
        if (game.tags.length > 0) rereadTags();
        forgetInactive();
      }
      if (again && !decided) {
        change(afterwards(recording, uuidv7()));
        scrollTo({ top: 0 });
      } else {
        clear();
        await navigate(to(pageOf(sent)));
      }
    },
    (error) => {
      // It is a draft again.
      change({});
      const told = error instanceof ApiError && Object.keys(error.fieldMessages).length > 0;
      if (told) setErrors(errorsIn(error.fieldMessages));
      else showError(error);
    },
  );

  return { busy, errors, save };
}
