import { DeckTile } from "~/components/decks/deck-tile";
import { getDecksOf } from "~/lib/api/decks";
import type { Person } from "~/lib/api/types";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { newestFirst } from "~/lib/user/lists";
import { EmptyState } from "~/ui/empty-state";
import { DeckIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { personMessages } from "./messages";

const grid = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4";

/** A player's decks. */
export default function PersonDecks({ person }: { person: Person }) {
  const { t } = useMessages(personMessages);
  const { t: app } = useTranslation();
  const { id } = person;
  const { data, failed, error, retry } = useApiQuery([null, "decks-of", id], (signal) =>
    getDecksOf(id, signal),
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("decks")}</h2>
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {!failed && !data && (
        <div className={grid} aria-busy="true">
          {[1, 2, 3, 4].slice(0, person.decksCount ?? undefined).map((tile) => (
            <Skeleton key={tile} className="h-52 rounded-lg" />
          ))}
        </div>
      )}
      {data && data.decks.length > 0 && (
        <ul className={grid}>
          {newestFirst(data.decks, "lastPlayed").map((deck) => (
            <li key={deck.id}>
              <DeckTile deck={deck} />
            </li>
          ))}
        </ul>
      )}
      {data?.decks.length === 0 && (
        <EmptyState
          icon={<DeckIcon className="size-6" />}
          title={t("noDecks", { name: person.firstname })}
        />
      )}
    </section>
  );
}
