import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { EntityPage } from "~/components/games/entity-page";
import { gamesMessages } from "~/components/games/messages";
import { useEntity } from "~/components/games/use-entity";
import { seatingMessages } from "~/components/seating/messages";
import { getGame } from "~/lib/api/games";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { waitingCorrection } from "./edit/waiting-correction";
import { recordMessages } from "./messages";

// The form comes while the game is read.
const EditGame = lazy(async () => ({ default: (await import("./edit/edit-game")).EditGame }));

export const clientLoader = messagesLoader(recordMessages, gamesMessages, seatingMessages);

async function read(id: string, signal: AbortSignal) {
  const [{ game }, waiting] = await Promise.all([
    getGame(id, signal),
    waitingCorrection(id),
    useUserStore.getState().fetchFormats(),
  ]);
  return { game, waiting };
}

export default function EditGamePage() {
  const { id = "" } = useParams();
  const { t } = useMessages(recordMessages);
  const to = useLocalePath();
  const entity = useEntity([null, "game-edit", id], (signal) => read(id, signal));
  return (
    <EntityPage entity={entity}>
      {({ game, waiting }) =>
        game.mayEdit ? (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <EditGame key={game.id} recorded={game} waiting={waiting} />
          </Suspense>
        ) : (
          <Banner
            title={t("mayNot")}
            action={<ButtonLink to={to(`/game/${id}`)}>{t("toGame")}</ButtonLink>}
          />
        )
      }
    </EntityPage>
  );
}
