import { useEffect, useId } from "react";
import { returnFocus } from "~/lib/focus";
import { useMessages } from "~/lib/i18n";
import { answerInvitation } from "~/lib/install/invitation";
import { canInstall, takeInstallPrompt } from "~/lib/install/prompt";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { installMessages } from "./messages";

/** By hand, where the browser makes no offer. */
function Steps() {
  const { t } = useMessages(installMessages);
  return (
    <ol className="grid list-decimal gap-1 pl-5">
      <li>{t("shareStep")}</li>
      <li>{t("addStep")}</li>
      <li>{t("confirmStep")}</li>
    </ol>
  );
}

/** Installs by the browser's own dialog, or says how. */
export default function InstallCard({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useMessages(installMessages);
  const title = useId();
  // The focus goes with the card: it is at one of its buttons.
  useEffect(() => () => returnFocus(null), []);
  const answer = () => {
    answerInvitation();
    onAnswered();
  };
  const install = async () => {
    await takeInstallPrompt()?.prompt();
    answer();
  };
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={title} className="text-xl">
            {t("title")}
          </h2>
          <p className="text-text-muted">{t("text")}</p>
        </div>
        {!canInstall() && <Steps />}
        <div className="flex flex-wrap gap-2">
          {canInstall() && (
            <Button variant="primary" onClick={() => void install()}>
              {t("install")}
            </Button>
          )}
          <Button onClick={answer}>{t(canInstall() ? "notNow" : "understood")}</Button>
        </div>
      </Card>
    </section>
  );
}
