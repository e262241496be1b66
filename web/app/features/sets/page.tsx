import { useParams } from "react-router";
import { EntityPage } from "~/components/games/entity-page";
import { useEntity } from "~/components/games/use-entity";
import { gamePagesWords, gamesWords } from "~/components/games/words";
import { getSet } from "~/lib/api/games";
import { wordsLoader } from "~/lib/i18n";
import { SetView } from "./set-view";

export const clientLoader = wordsLoader(gamePagesWords, gamesWords);

/** A series of games and its score. */
export default function SetPage() {
  const { id = "" } = useParams();
  const entity = useEntity([null, "set", id], async (signal) => (await getSet(id, signal)).set);
  return (
    <EntityPage entity={entity}>
      {(set) => <SetView set={set} onChange={entity.change} onReload={entity.retry} />}
    </EntityPage>
  );
}
