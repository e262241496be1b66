import { Link } from "react-router";
import { usePlace } from "~/components/games/place";
import type { Versus } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useFormat } from "../format";
import { statsMessages, versusMessages } from "../messages";
import { StatCard } from "../stat-card";

interface LastGamesProps {
  games: Versus["last"];
  /** The opponent's name. */
  name: string;
}

/** How many games are shown; the table has the rest. */
const inSight = 5;

/** The games together played last, each with who came where. */
export function LastGames({ games, name }: LastGamesProps) {
  const { t } = useMessages(versusMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { day } = useFormat();
  const placeName = usePlace();
  const to = useLocalePath();
  const table = {
    columns: [t("when"), t("you"), name, tStats("seats")],
    rows: games.map(({ playedAt, myPlacement, theirPlacement, seats }) => [
      day(playedAt),
      myPlacement,
      theirPlacement,
      seats,
    ]),
  };
  return (
    <StatCard title={t("last")} table={table}>
      <ul className="divide-y divide-line">
        {games.slice(0, inSight).map(({ gameId, playedAt, myPlacement, theirPlacement, seats }) => (
          <li key={gameId}>
            <Link
              to={to(`/game/${gameId}`)}
              className="flex min-h-target flex-wrap items-center justify-between gap-x-4 text-sm hover:underline"
            >
              <span className="font-semibold">{day(playedAt)}</span>
              <span className="text-text-muted tabular-nums">
                {t("places", {
                  mine: placeName(myPlacement),
                  name,
                  theirs: placeName(theirPlacement),
                  seats,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </StatCard>
  );
}
