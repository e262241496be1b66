import { GameList } from "~/components/games/game-list";
import { getPlaygroupGames } from "~/lib/api/playgroups";
import { useFilters } from "~/lib/filters";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useApiPages } from "~/lib/query-pages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { GameIcon } from "~/ui/icons/app";
import { playgroupsMessages } from "../messages";
import type { GroupInUse } from "../use-playgroup";

function NoGames({ id }: { id: string }) {
  const { t } = useMessages(playgroupsMessages);
  const to = useLocalePath();
  return (
    <EmptyState
      icon={<GameIcon className="size-6" />}
      title={t("noGames")}
      action={<ButtonLink to={to(`/games/record?playgroup=${id}`)}>{t("record")}</ButtonLink>}
    >
      {t("noGamesText")}
    </EmptyState>
  );
}

/** All of the group's games. */
export default function GroupGames({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupsMessages);
  const {
    group: { id },
    reading,
  } = use;
  const filters = useFilters();
  const { query } = filters;
  const paged = useApiPages([`playgroup:${id}`, "games", query], (timestamp, signal) =>
    reading(getPlaygroupGames(id, { ...query, timestamp }, signal)),
  );
  return (
    <section className="grid gap-4">
      <h2 className="sr-only">{t("parts.games")}</h2>
      <GameList
        paged={paged}
        filters={filters}
        show={["q", "format", "tag", "deck"]}
        empty={<NoGames id={id} />}
      />
    </section>
  );
}
