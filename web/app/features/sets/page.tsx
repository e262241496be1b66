import { useCallback } from "react";
import { useParams } from "react-router";
import { getSet } from "~/lib/api/games";
import { wordsLoader } from "~/lib/i18n";
import { HeldPage } from "~/parts/games/held-page";
import { useHeld } from "~/parts/games/use-held";
import { gamePagesWords, gamesWords } from "~/parts/games/words";
import { SetView } from "./set-view";

export const clientLoader = wordsLoader(gamePagesWords, gamesWords);

/** A series of games and its score. */
export default function SetPage() {
  const { id = "" } = useParams();
  const held = useHeld(useCallback(async () => (await getSet(id)).set, [id]));
  return (
    <HeldPage held={held}>
      {(set) => <SetView set={set} onChange={held.change} onReload={held.retry} />}
    </HeldPage>
  );
}
