import { gamePagesMessages } from "~/components/games/messages";
import { getGame, leaveSeat } from "~/lib/api/games";
import type { Game } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "~/ui/ask-dialog";
import { toast } from "~/ui/toast-store";

interface LeaveDialogProps {
  game: Game;
  onChange: (changed: Partial<Game>) => void;
  onClose: () => void;
}

/** Asks first: getting back needs a claim link from the player who recorded the game. */
export default function LeaveDialog({ game, onChange, onClose }: LeaveDialogProps) {
  const { t } = useMessages(gamePagesMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { run: leave, busy } = useAction(async () => {
    await leaveSeat(game.id);
    toast({ tone: "success", message: t("left") });
    onClose();
    try {
      onChange((await getGame(game.id)).game);
    } catch {
      // No longer mine to see.
      await navigate(to("/games"), { replace: true });
    }
  });

  return (
    <AskDialog
      title={t("leaveTitle")}
      cancel={t("cancel")}
      onClose={onClose}
      confirm={t("leave")}
      variant="danger"
      busy={busy}
      onConfirm={() => leave()}
    >
      <p>{t("leaveText")}</p>
    </AskDialog>
  );
}
