import { useParams } from "react-router";
import { decksWords } from "~/components/decks/words";
import { EntityPage } from "~/components/games/entity-page";
import { useEntity } from "~/components/games/use-entity";
import { gamePagesWords, gamesWords } from "~/components/games/words";
import { getGame } from "~/lib/api/games";
import { wordsLoader } from "~/lib/i18n";
import { GameView } from "./show/game-view";

export const clientLoader = wordsLoader(gamePagesWords, gamesWords, decksWords);

/** The table as it sat, and how it ended. */
export default function GamePage() {
  const { id = "" } = useParams();
  const entity = useEntity([null, "game", id], async (signal) => (await getGame(id, signal)).game);
  return (
    <EntityPage entity={entity}>
      {(game) => <GameView game={game} onChange={entity.change} onReload={entity.retry} />}
    </EntityPage>
  );
}
