import { useState } from "react";
import { gamePagesMessages } from "~/components/games/messages";
import { useBestOf } from "~/components/games/score";
import { serverNow } from "~/lib/api/clock";
import { postSet, putGame } from "~/lib/api/games";
import type { Game } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { uuidv7 } from "~/lib/uuid";
import { AskDialog } from "~/ui/ask-dialog";
import { ChoiceChips } from "~/ui/choice-chips";
import { fromGame, toBody } from "../table/draft";

const openEnded = 0;
const lengths = [3, 5, 7, openEnded];

interface SetDialogProps {
  game: Game;
  onClose: () => void;
}

/** Turns a game into the first of a set, and goes on to the next. */
export default function SetDialog({ game, onClose }: SetDialogProps) {
  const { t } = useMessages(gamePagesMessages);
  const bestOf = useBestOf();
  const to = useLocalePath();
  const navigate = useNavigate();
  const [length, setLength] = useState<number | null>(3);
  const { run: make, busy } = useAction(async () => {
    const now = serverNow();
    const body = toBody(fromGame(game), { now, recorded: game });
    if (!body || length === null) return;
    const { set } = await postSet({
      id: uuidv7(),
      playgroupId: game.playgroupId,
      formatId: game.formatId,
      subformatId: game.subformatId,
      bestOf: length === openEnded ? null : length,
      // The server's clock may have been set back since the game.
      startedAt: new Date(Math.min(now, Date.parse(game.startedAt ?? game.endedAt))).toISOString(),
    });
    await putGame(game.id, { ...body, setId: set.id }, game.version);
    await navigate(to(`/games/record?set=${set.id}`));
  });

  return (
    <AskDialog
      title={t("makeSet")}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("makeSetDo")}
      variant="primary"
      busy={busy}
      disabled={length === null}
      onConfirm={() => make()}
    >
      <div className="grid gap-4">
        <p className="text-sm text-text-muted">{t("makeSetText")}</p>
        <ChoiceChips
          legend={t("setLength")}
          options={lengths.map((value) => ({
            value,
            label: bestOf(value === openEnded ? null : value),
          }))}
          value={length}
          onChange={setLength}
        />
      </div>
    </AskDialog>
  );
}
