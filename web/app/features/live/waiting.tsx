import { liveMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { LogoMark } from "~/ui/logo";

/** Until the table is there. */
export function Waiting() {
  const { t } = useMessages(liveMessages);
  return (
    <div role="status" aria-label={t("connecting")} className="grid min-h-dvh place-items-center">
      <LogoMark className="size-12 animate-breathe" />
    </div>
  );
}
