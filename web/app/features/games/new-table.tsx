import { FormatFields } from "~/components/formats/format-fields";
import { ActionBar } from "~/components/seating/action-bar";
import { useFormatRules } from "~/components/seating/format-rules";
import { guestsOf } from "~/components/seating/guests";
import PlayerPicker from "~/components/seating/player-picker";
import type { Player, Pod } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { recordMessages } from "./messages";
import { type GameDraft, playedIn, untold } from "./table/draft";

interface NewTableProps {
  players: readonly Player[];
  /** Their guests are offered again. */
  pods: readonly Pod[];
  game: GameDraft;
  onChange: (game: GameDraft) => void;
  onGoOn: () => void;
}

/** A table put together now: people, guests, and what they played. */
export default function NewTable({ players, pods, game, onChange, onGoOn }: NewTableProps) {
  const { t } = useMessages(recordMessages);
  const { least, most } = useFormatRules(game);
  const missing = Math.max(0, least - game.seats.length);
  return (
    <>
      <PlayerPicker
        players={players}
        formatId={game.formatId}
        seats={game.seats}
        most={most}
        guests={guestsOf(pods)}
        numbered
        sit={untold}
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
      <ActionBar>
        <Button
          variant="primary"
          size="lg"
          className="flex-1"
          disabled={missing > 0 || game.seats.length > most}
          onClick={onGoOn}
        >
          {missing > 0 ? t("tooFew", { count: missing }) : t("goOn", { count: game.seats.length })}
        </Button>
      </ActionBar>
    </>
  );
}
