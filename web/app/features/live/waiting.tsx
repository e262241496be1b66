import { useWords } from "~/lib/i18n";
import { LogoMark } from "~/ui/logo";
import { liveWords } from "./words";

/** Until the table is there. */
export function Waiting() {
  const { t } = useWords(liveWords);
  return (
    <div role="status" aria-label={t("connecting")} className="grid min-h-dvh place-items-center">
      <LogoMark className="size-12 animate-breathe" />
    </div>
  );
}
