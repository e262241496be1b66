import { useParams } from "react-router";
import { EntityPage } from "~/components/games/entity-page";
import { gamePagesMessages, gamesMessages } from "~/components/games/messages";
import { useEntity } from "~/components/games/use-entity";
import { getSet } from "~/lib/api/games";
import { messagesLoader } from "~/lib/i18n";
import { useOnSent } from "~/lib/outbox/store";
import { SetView } from "./set-view";

export const clientLoader = messagesLoader(gamePagesMessages, gamesMessages);

/** A series of games and its score. */
export default function SetPage() {
  const { id = "" } = useParams();
  const entity = useEntity([null, "set", id], async (signal) => (await getSet(id, signal)).set);
  useOnSent({ kind: "set", id }, () => void entity.refresh());
  return (
    <EntityPage entity={entity}>
      {(set) => <SetView set={set} onChange={entity.change} onReload={entity.retry} />}
    </EntityPage>
  );
}
