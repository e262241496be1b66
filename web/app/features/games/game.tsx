import { useParams } from "react-router";
import { decksMessages } from "~/components/decks/messages";
import { EntityPage } from "~/components/games/entity-page";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { useEntity } from "~/components/games/use-entity";
import { WaitingMark } from "~/components/waiting/waiting-mark";
import { getGame } from "~/lib/api/games";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { useOnSent, useWaitingOn } from "~/lib/outbox/store";
import { GameView } from "./show/game-view";

export const clientLoader = messagesLoader(gamePagesMessages, gamesMessages, decksMessages);

/** The table as it sat, and how it ended; with this device's corrections, also where they are not sent yet. */
export default function GamePage() {
  const { t } = useMessages(gamePagesMessages);
  const { id = "" } = useParams();
  const entity = useEntity([null, "game", id], async (signal) => (await getGame(id, signal)).game);
  const target = { kind: "game", id } as const;
  const waiting = useWaitingOn(target, "correction").at(-1);
  useOnSent(target, () => void entity.refresh());
  return (
    <>
      {waiting && (
        <WaitingMark refused={waiting.refused !== null}>
          {t(waiting.refused ? "notSent" : "notSentYet")}
        </WaitingMark>
      )}
      <EntityPage entity={entity}>
        {(game) => (
          <GameView
            game={{ ...game, ...waiting?.shown, tags: game.tags, note: game.note }}
            onChange={entity.change}
            onReload={entity.retry}
          />
        )}
      </EntityPage>
    </>
  );
}
