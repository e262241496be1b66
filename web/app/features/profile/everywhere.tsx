import { useState } from "react";
import { revokeSessions } from "~/lib/api/account";
import { showError } from "~/lib/api/show-error";
import { useLocalePath, useWords } from "~/lib/i18n";
import { goTo } from "~/lib/navigation";
import { endingSession } from "~/lib/session/start";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
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
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("signOutEverywhereConfirm")}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button variant="danger" busy={busy} onClick={signOutEverywhere}>
              {t("signOutEverywhere")}
            </Button>
          </>
        }
      >
        <p>{t("signOutEverywhereText")}</p>
      </Dialog>
    </>
  );
}
