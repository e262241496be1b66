import { Suspense, useId } from "react";
import { Link } from "react-router";
import { GameTimeline, TimelineSkeleton } from "~/components/games/game-timeline";
import { getGames } from "~/lib/api/games";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useOutbox, useWaiting } from "~/lib/outbox/store";
import { shared, useApiQuery } from "~/lib/query";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { dashboardMessages } from "./messages";

// Most of the time nothing waits.
const WaitingNotice = onDemand(() => import("~/components/waiting/waiting-notice"));

const shown = 5;

export const useLastGames = () =>
  useApiQuery(["games", "last"], (signal) => getGames({ limit: shown }, signal), shared);

interface LastGamesProps {
  /** Where there is nothing, renders nothing. */
  hideEmpty: boolean;
}

/** What was played last, and what of it is still on this device only. */
export function LastGames({ hideEmpty }: LastGamesProps) {
  const { t } = useMessages(dashboardMessages);
  const { t: app } = useTranslation();
  const to = useLocalePath();
  const title = useId();
  const { data, failed, error, retry } = useLastGames();
  const games = data?.games.slice(0, shown) ?? [];
  const waiting = useWaiting();
  const commands = useOutbox((state) => state.commands);
  if (hideEmpty && data && games.length === 0 && waiting.length + commands === 0) return null;
  return (
    <section aria-labelledby={title} className="grid min-w-0 content-start gap-2">
      <div className="flex min-h-target items-center justify-between">
        <h2 id={title} className="text-xl">
          {t("games")}
        </h2>
        {games.length > 0 && (
          <Link
            to={to("/games")}
            aria-describedby={title}
            className="link inline-flex min-h-target shrink-0 items-center text-sm"
          >
            {t("all")}
          </Link>
        )}
      </div>
      {waiting.length + commands > 0 && (
        <Suspense>
          <WaitingNotice waiting={waiting} commands={commands} />
        </Suspense>
      )}
      {!data && !failed && <TimelineSkeleton />}
      {failed && <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />}
      {data && games.length > 0 && <GameTimeline games={games} sets={data.sets} />}
      {data && games.length === 0 && !hideEmpty && (
        <EmptyState
          icon={<GameIcon />}
          title={t("noGames")}
          action={<ButtonLink to={to("/games/record")}>{t("recordGame")}</ButtonLink>}
        >
          {t("noGamesText")}
        </EmptyState>
      )}
    </section>
  );
}
