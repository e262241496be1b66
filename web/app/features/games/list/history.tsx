import { Suspense } from "react";
import { GameList } from "~/components/games/game-list";
import { getGames } from "~/lib/api/games";
import type { FiltersInUse } from "~/lib/filters";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useOutbox, useWaiting } from "~/lib/outbox/store";
import { useApiPages } from "~/lib/query-pages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { gameListsMessages } from "../messages";

// Most of the time nothing waits.
const WaitingNotice = onDemand(() => import("~/components/waiting/waiting-notice"));

function NoGames() {
  const { t } = useMessages(gameListsMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<GameIcon className="size-6" />}
      title={t("noGames")}
      action={
        <ButtonLink variant="primary" to={to("/games/record")}>
          {t("record")}
        </ButtonLink>
      }
    >
      {t("noGamesText")}
    </EmptyState>
  );
}

/** Every game one sits in or wrote down, as far back as one scrolls. */
export default function History({ filters }: { filters: FiltersInUse }) {
  const { t } = useMessages(gameListsMessages);
  const { query } = filters;
  const paged = useApiPages(["games", query], (timestamp, signal) =>
    getGames({ ...query, timestamp }, signal),
  );
  const waiting = useWaiting();
  const commands = useOutbox((state) => state.commands);
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">{t("history")}</h2>
      {waiting.length + commands > 0 && (
        <Suspense>
          <WaitingNotice waiting={waiting} commands={commands} />
        </Suspense>
      )}
      <GameList
        paged={paged}
        filters={filters}
        show={["q", "format", "tag", "playgroup", "deck"]}
        empty={<NoGames />}
      />
    </div>
  );
}
