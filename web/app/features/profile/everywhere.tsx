import { useState } from "react";
import { revokeSessions } from "~/lib/api/account";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { goTo, signOutPressed } from "~/lib/navigation";
import { endingSession } from "~/lib/session/start";
import { useAction } from "~/lib/use-action";
import { AskDialog } from "~/ui/ask-dialog";
import { Button } from "~/ui/button";
import { profileMessages } from "./messages";

/** Ends every session, this one too. */
export function SignOutEverywhere() {
  const { t } = useMessages(profileMessages);
  const to = useLocalePath();
  const [asking, setAsking] = useState(false);
  const { run: signOutEverywhere, busy } = useAction(async () => {
    await endingSession(revokeSessions);
    goTo(to("/logout"), { state: signOutPressed });
  });

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("signOutEverywhere")}</Button>
      <AskDialog
        open={asking}
        title={t("signOutEverywhereConfirm")}
        cancel={t("cancel")}
        onClose={() => setAsking(false)}
        confirm={t("signOutEverywhere")}
        variant="danger"
        busy={busy}
        onConfirm={() => signOutEverywhere()}
      >
        <p>{t("signOutEverywhereText")}</p>
      </AskDialog>
    </>
  );
}
