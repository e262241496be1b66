import { useCallback } from "react";
import { useParams } from "react-router";
import { getGame } from "~/lib/api/games";
import { useLocalePath, useWords, wordsLoader } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { HeldPage } from "~/parts/games/held-page";
import { useHeld } from "~/parts/games/use-held";
import { gamesWords } from "~/parts/games/words";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { EditGame } from "./edit/edit-game";
import { recordWords } from "./words";

export const clientLoader = wordsLoader(recordWords, gamesWords);

async function read(id: string) {
  const [{ game }] = await Promise.all([getGame(id), useUserStore.getState().fetchFormats()]);
  return game;
}

export default function EditGamePage() {
  const { id = "" } = useParams();
  const { t } = useWords(recordWords);
  const to = useLocalePath();
  const held = useHeld(useCallback(() => read(id), [id]));
  return (
    <HeldPage held={held}>
      {(game) =>
        game.mayEdit ? (
          <EditGame key={game.id} recorded={game} />
        ) : (
          <Banner
            title={t("mayNot")}
            action={<ButtonLink to={to(`/game/${id}`)}>{t("toGame")}</ButtonLink>}
          />
        )
      }
    </HeldPage>
  );
}
