import { useLocation, useSearchParams } from "react-router";
import { gamesMessages } from "~/components/games/messages";
import { seatingMessages } from "~/components/seating/messages";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { recordMessages } from "./messages";
import { Recorder } from "./recorder";
import { draftName } from "./recording";
import { readStart } from "./start";

export const clientLoader = messagesLoader(recordMessages, gamesMessages, seatingMessages);

/** A finished game, in as few taps as it takes. */
export default function RecordPage() {
  const { t } = useMessages(recordMessages);
  const { t: games } = useMessages(gamesMessages);
  const to = useLocalePath();
  const [search] = useSearchParams();
  // Each visit begins with the draft as it is then.
  const { key } = useLocation();
  const again = search.get("again");
  const set = search.get("set");
  const playgroup = search.get("playgroup");
  const event = search.get("event");
  const waiting = search.get("waiting");
  const table = search.get("table");
  const { data, failed, error, retry } = useApiQuery(
    [null, "record", again, set, playgroup, event, waiting, table],
    () => readStart({ again, set, playgroup, event, waiting, table }),
  );
  return (
    <>
      {failed && (
        <LoadFailed
          title={t("loadFailed")}
          error={error}
          onRetry={retry}
          back={<ButtonLink to={to("/games")}>{games("toGames")}</ButtonLink>}
        />
      )}
      {!failed && !data && (
        <div className="grid gap-3" aria-busy="true">
          <Skeleton className="h-10 w-56" />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-22 rounded-lg" />
          ))}
        </div>
      )}
      {data && (
        <Recorder
          key={key}
          draftName={draftName(again ?? set ?? playgroup ?? event ?? waiting ?? table)}
          start={data}
        />
      )}
    </>
  );
}
