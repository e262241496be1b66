import type { Target } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { gamePagesMessages } from "./messages";
import { useRemoval } from "./use-removal";

interface RemovedNoticeProps {
  target: Target;
  mayRestore: boolean;
  onRestored: () => void;
}

/** Says that what is shown was removed, and brings it back. */
export default function RemovedNotice({ target, mayRestore, onRestored }: RemovedNoticeProps) {
  const { t } = useMessages(gamePagesMessages);
  const { restore } = useRemoval();
  const { run: bringBack, busy } = useAction(() => restore(target).then(onRestored));
  return (
    <Banner
      tone="info"
      className="mb-6"
      title={t(target.kind === "game" ? "gameIsRemoved" : "setIsRemoved")}
      action={
        mayRestore && (
          <Button busy={busy} onClick={() => bringBack()}>
            {t("restore")}
          </Button>
        )
      }
    >
      {t("isRemovedText")}
    </Banner>
  );
}
