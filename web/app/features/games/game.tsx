import { useParams } from "react-router";
import { decksMessages } from "~/components/decks/messages";
import { EntityPage } from "~/components/games/entity-page";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { useEntity } from "~/components/games/use-entity";
import { getGame } from "~/lib/api/games";
import { messagesLoader } from "~/lib/i18n";
import { GameView } from "./show/game-view";

export const clientLoader = messagesLoader(gamePagesMessages, gamesMessages, decksMessages);

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
