import { useState } from "react";
import { revokeSessions } from "~/lib/api/account";
import { showError } from "~/lib/api/show-error";
import { useLocalePath, useWords } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { goTo } from "~/lib/navigation";
import { endingSession } from "~/lib/session/start";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SignOutIcon } from "~/ui/icons";
import { Section } from "./section";
import { profileWords } from "./words";

export function Sessions() {
  const { t } = useWords(profileWords);
  const to = useLocalePath();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const email = currentIdentity()?.email;

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
    <Section
      title={t("sessions")}
      lead={
        <>
          {email && <>{t("signedInAs", { email })} </>}
          {t("sessionsText")}
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to("/logout")}>
          <SignOutIcon className="size-4" aria-hidden="true" />
          {t("signOut")}
        </ButtonLink>
        <Button onClick={() => setAsking(true)}>{t("signOutEverywhere")}</Button>
      </div>
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
    </Section>
  );
}
