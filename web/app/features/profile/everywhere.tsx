import { useState } from "react";
import { revokeSessions } from "~/lib/api/account";
import { showError } from "~/lib/api/show-error";
import { useLocalePath, useWords } from "~/lib/i18n";
import { goTo } from "~/lib/navigation";
import { endingSession } from "~/lib/session/start";
import { AskDialog } from "~/ui/ask-dialog";
import { Button } from "~/ui/button";
import { profileWords } from "./words";

/** Ends every session, this one too. */
export function SignOutEverywhere() {
  const { t } = useWords(profileWords);
  const to = useLocalePath();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const signOutEverywhere = async () => {
    setBusy(true);
    try {
      await endingSession(revokeSessions);
      goTo(to("/logout"));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };

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
        onConfirm={signOutEverywhere}
      >
        <p>{t("signOutEverywhereText")}</p>
      </AskDialog>
    </>
  );
}
