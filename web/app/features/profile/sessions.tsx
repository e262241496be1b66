import { useState } from "react";
import { revokeSessions } from "~/lib/api/calls";
import { showError } from "~/lib/api/show-error";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { goTo } from "~/lib/navigation";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SignOutIcon } from "~/ui/icons";
import { Section } from "./section";

export function Sessions() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const email = currentIdentity()?.email;

  const signOutEverywhere = async () => {
    setBusy(true);
    try {
      await revokeSessions();
      goTo(to("/logout"));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section
      title={t("profile.sessions")}
      lead={
        <>
          {email && <>{t("profile.signedInAs", { email })} </>}
          {t("profile.sessionsText")}
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={to("/logout")}>
          <SignOutIcon className="size-4" aria-hidden="true" />
          {t("profile.signOut")}
        </ButtonLink>
        <Button onClick={() => setAsking(true)}>{t("profile.signOutEverywhere")}</Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("profile.signOutEverywhereConfirm")}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t("profile.cancel")}
            </Button>
            <Button variant="danger" busy={busy} onClick={signOutEverywhere}>
              {t("profile.signOutEverywhere")}
            </Button>
          </>
        }
      >
        <p>{t("profile.signOutEverywhereText")}</p>
      </Dialog>
    </Section>
  );
}
