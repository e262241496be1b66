import { useId } from "react";
import type { Player, Pod } from "~/lib/api/types";
import { useWords } from "~/lib/i18n";
import { FormatFields } from "~/parts/formats/format-fields";
import { Button } from "~/ui/button";
import { ActionBar } from "./table/action-bar";
import { type GameDraft, playedIn } from "./table/draft";
import { useFormatRules } from "./table/format-rules";
import { PlayerPicker } from "./table/player-picker";
import { PodList } from "./table/pod-list";
import { recordWords } from "./words";

interface TableStepProps {
  pods: readonly Pod[];
  players: readonly Player[];
  game: GameDraft;
  onPod: (pod: Pod) => void;
  onChange: (game: GameDraft) => void;
  onGoOn: () => void;
}

/** Who sat there: a table known from before, or one put together now. */
export function TableStep({ pods, players, game, onPod, onChange, onGoOn }: TableStepProps) {
  const { t } = useWords(recordWords);
  const last = useId();
  const other = useId();
  const { least, most } = useFormatRules(game);
  const missing = Math.max(0, least - game.seats.length);
  // Somebody has been chosen besides me, or there is no known table to tap instead.
  const choosing = game.seats.length > 1 || pods.length === 0;
  return (
    <div className="grid gap-8">
      {pods.length > 0 && game.setId === null && (
        <section aria-labelledby={last} className="grid gap-3">
          <div>
            <h2 id={last} className="text-xl">
              {t("lastTables")}
            </h2>
            <p className="text-sm text-text-muted">{t("lastTablesText")}</p>
          </div>
          <PodList pods={pods} onPick={onPod} />
        </section>
      )}
      <section aria-labelledby={other} className="grid gap-4">
        <div>
          <h2 id={other} className="text-xl">
            {t(pods.length > 0 ? "anotherTable" : "whoPlayed")}
          </h2>
          <p className="text-sm text-text-muted">{t("whoPlayedText")}</p>
        </div>
        <PlayerPicker
          players={players}
          formatId={game.formatId}
          seats={game.seats}
          most={most}
          onChange={(seats) => onChange({ ...game, seats })}
        />
        {game.setId === null && (
          <div className="grid gap-4 sm:grid-cols-2">
            <FormatFields
              formatId={game.formatId}
              subformatId={game.subformatId ?? ""}
              onChange={({ formatId, subformatId }) =>
                onChange(playedIn(game, players, formatId, subformatId || null))
              }
            />
          </div>
        )}
      </section>
      {choosing && (
        <ActionBar>
          <Button
            variant="primary"
            size="lg"
            className="flex-1"
            disabled={missing > 0 || game.seats.length > most}
            onClick={onGoOn}
          >
            {missing > 0
              ? t("tooFew", { count: missing })
              : t("goOn", { count: game.seats.length })}
          </Button>
        </ActionBar>
      )}
    </div>
  );
}
