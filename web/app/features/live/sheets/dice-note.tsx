import { liveOfflineMessages, liveSheetsMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import type { LivePhase } from "~/live/view";

/** Who rolls while there is no connection. */
export function DiceNote({ phase }: { phase: LivePhase }) {
  const { t } = useMessages(liveSheetsMessages);
  const { t: offline } = useMessages(liveOfflineMessages);
  return (
    <p className="text-sm text-text-muted">
      {phase === "offline" ? offline("diceOffline") : t("diceLater")}
    </p>
  );
}
