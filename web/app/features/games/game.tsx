import { useCallback } from "react";
import { useParams } from "react-router";
import { getGame } from "~/lib/api/games";
import { wordsLoader } from "~/lib/i18n";
import { decksWords } from "~/parts/decks/words";
import { HeldPage } from "~/parts/games/held-page";
import { useHeld } from "~/parts/games/use-held";
import { gamePagesWords, gamesWords } from "~/parts/games/words";
import { GameView } from "./show/game-view";

export const clientLoader = wordsLoader(gamePagesWords, gamesWords, decksWords);

/** The table as it sat, and how it ended. */
export default function GamePage() {
  const { id = "" } = useParams();
  const held = useHeld(useCallback(async () => (await getGame(id)).game, [id]));
  return (
    <HeldPage held={held}>
      {(game) => <GameView game={game} onChange={held.change} onReload={held.retry} />}
    </HeldPage>
  );
}
