import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, keptDraft } from "~/lib/draft";
import { useUserStore } from "~/lib/user/store";
import { useLastGames } from "./last-games";
import { useHasPeople } from "./use-people";
import { useListed } from "./use-stage";

/** The first steps of a new account, and which of them are taken. */
export interface Steps {
  deck: boolean;
  people: boolean;
  game: boolean;
}

/** What is kept under this name says that the steps are not shown again. */
const draft = "first-steps";

/** The steps, or null: not known yet, all taken once, or dismissed. */
export function useSteps() {
  const [gone, setGone] = useState(() => keptDraft(draft) !== null);
  const deck = useUserStore(({ decks }) => decks.length > 0);
  const people = useHasPeople();
  const game = useLastGames().data?.games.length;
  const listed = useListed();
  const taken = deck && people && game !== undefined && game > 0;
  // For good: a deck that is archived later does not bring them back.
  useEffect(() => {
    if (!taken) return;
    keepDraft(draft, { gone: "taken" });
    setGone(true);
  }, [taken]);
  const known = listed && game !== undefined;
  const steps: Steps | null = gone || taken || !known ? null : { deck, people, game: game > 0 };
  return {
    steps,
    dismiss: () => {
      keepDraft(draft, { gone: "dismissed" });
      setGone(true);
    },
    bringBack: () => {
      forgetDraft(draft);
      setGone(false);
    },
  };
}
