import { useId, useState } from "react";
import { formatName } from "~/components/formats/format-name";
import { useNameOf } from "~/components/games/names";
import { whyMessages } from "~/components/stats/why";
import { getGameRatings } from "~/lib/api/stats";
import type { Game, RatingChange } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { useUserStore } from "~/lib/user/store";
import { LoadFailed } from "~/ui/load-failed";
import { Segmented } from "~/ui/segmented";
import { Skeleton } from "~/ui/skeleton";
import { ChangeList } from "./change-list";
import { type ScopeChanges, scopesOf } from "./scopes";

/** How the game changed the ratings of its players and decks, and why. */
export default function Ratings({ game }: { game: Game }) {
  const { t } = useMessages(whyMessages);
  const { id } = game;
  const { data, failed, error, retry } = useApiQuery(["figures", "game", id], (signal) =>
    getGameRatings(id, signal),
  );
  if (failed) return <LoadFailed title={t("failed")} error={error} onRetry={retry} />;
  if (!data) return <Skeleton className="h-80 rounded-lg" />;
  return <Moved scopes={scopesOf(game, data.changes)} game={game} />;
}

interface MovedProps {
  scopes: readonly ScopeChanges[];
  game: Game;
}

function Moved({ scopes, game }: MovedProps) {
  const { t } = useMessages(whyMessages);
  const id = useId();
  const formats = useUserStore((state) => state.formats);
  const nameOf = useNameOf(game.seats);
  const [chosen, choose] = useState("");
  const shown = scopes.find(({ key }) => key === chosen) ?? scopes[0];
  if (!shown) return null;
  const scopeName = ({ scope: { formatId } }: ScopeChanges) =>
    formatId
      ? t("inFormat", { format: formatName(formats, { formatId, subformatId: null }) })
      : (game.playgroupName ?? t("group"));
  const playerOf = ({ userId }: RatingChange) => {
    const seat = game.seats.find((each) => each.userId === userId);
    return seat ? nameOf(seat) : "–";
  };
  const deckOf = ({ deckId }: RatingChange) =>
    game.seats.find((each) => each.deckId === deckId)?.deckName ?? "–";
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t("title")}
        </h2>
        <p className="max-w-prose text-sm text-text-muted">{t("lead")}</p>
      </div>
      {scopes.length > 1 && (
        <Segmented
          legend={t("scope")}
          options={scopes.map((scope) => ({ value: scope.key, label: scopeName(scope) }))}
          value={shown.key}
          onChange={choose}
          className="sm:max-w-md"
        />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <ChangeList title={t("players")} changes={shown.players} nameOf={playerOf} />
        <ChangeList title={t("decks")} changes={shown.decks} nameOf={deckOf} />
      </div>
    </section>
  );
}
