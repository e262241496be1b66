import { Suspense, useState } from "react";
import { EndReasonChoice } from "~/components/games/end-reason";
import { ActionBar } from "~/components/seating/action-bar";
import { otherErrors } from "~/components/seating/errors";
import { useFormatRules } from "~/components/seating/format-rules";
import { guestsOf } from "~/components/seating/guests";
import { readTables } from "~/components/seating/known-tables";
import type Picker from "~/components/seating/player-picker";
import type { Game } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { useApiQuery } from "~/lib/query";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Skeleton } from "~/ui/skeleton";
import { recordMessages } from "../messages";
import { SaveButton } from "../save-button";
import { Board } from "../table/board";
import { fromGame, type GameDraft, untold } from "../table/draft";
import { MoreDetails } from "../table/more-details";
import { PlaygroupChoice } from "../table/playgroup-choice";
import type { KeptCorrection } from "./kept-correction";
import { useEditing } from "./use-editing";

// Rarely wanted: each comes when it is.
const PlayerPicker = onDemand(() => import("~/components/seating/player-picker")) as typeof Picker;
const Conflict = onDemand(() => import("./conflict"));

interface PlayersProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
}

/** Who sat there, to be changed: rarely wanted, so it is asked for. */
function Players({ game, onChange }: PlayersProps) {
  const { t } = useMessages(recordMessages);
  const [open, setOpen] = useState(false);
  const { most } = useFormatRules(game);
  if (game.setId !== null) return <p className="text-sm text-text-muted">{t("setPlayers")}</p>;
  if (!open) {
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t("changePlayers")}
      </Button>
    );
  }
  return <KnownPlayers game={game} most={most} onChange={onChange} />;
}

function KnownPlayers({ game, most, onChange }: PlayersProps & { most: number }) {
  const { data } = useApiQuery([null, "known-tables"], readTables);
  if (!data) return <Skeleton className="h-40" />;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <PlayerPicker
        players={data.players}
        formatId={game.formatId}
        seats={game.seats}
        most={most}
        guests={guestsOf(data.pods)}
        numbered
        sit={untold}
        onChange={(seats) => onChange({ ...game, seats })}
      />
    </Suspense>
  );
}

interface EditGameProps {
  recorded: Game;
  /** An earlier correction that is only on this device. */
  waiting: KeptCorrection | null;
}

/** Corrects a recorded game. */
export function EditGame({ recorded, waiting }: EditGameProps) {
  const { t } = useMessages(recordMessages);
  const editing = useEditing(recorded, waiting);
  const { game, setGame, errors, busy, present } = editing;
  return (
    <>
      <PageHeader title={t("editTitle")} />
      <div className="grid gap-5">
        {present && (
          <Suspense>
            <Conflict
              mine={game}
              theirs={fromGame(present)}
              onTake={() => editing.takeTheirs(present)}
              onKeep={() => editing.keepMine(present)}
              onGoOn={() => editing.goOn(present)}
            />
          </Suspense>
        )}
        <Board game={game} onChange={setGame} errors={errors} />
        <Players game={game} onChange={setGame} />
        {game.setId === null && <PlaygroupChoice game={game} onChange={setGame} />}
        <EndReasonChoice
          legend={t("howWon")}
          value={game.endReason}
          onChange={(endReason) => setGame({ ...game, endReason })}
        />
        <MoreDetails game={game} onChange={setGame} errors={errors} hint={t("editHint")} open />
        <ActionBar problems={otherErrors(errors)}>
          <SaveButton busy={busy} disabled={present !== null} onSave={editing.save}>
            {t("saveChanges")}
          </SaveButton>
          <Button size="lg" variant="ghost" onClick={editing.discard}>
            {t("discard")}
          </Button>
        </ActionBar>
      </div>
    </>
  );
}
