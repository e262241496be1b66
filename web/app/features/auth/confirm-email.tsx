import { useState } from "react";
import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { useMessages } from "~/lib/i18n";
import { applyEmailCode } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { redirectTarget, withRedirect } from "~/lib/navigation";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { isTemporary } from "./broken-link";
import { ConfirmCard } from "./confirm-card";
import { useGoOn } from "./go-on";

interface ConfirmEmailProps {
  code: string;
  email: string;
  newLinkPage?: string | undefined;
}

/** Opened from the mail: on the device that signed up it leads straight in, elsewhere to sign in. */
export function ConfirmEmail({ code, email, newLinkPage }: ConfirmEmailProps) {
  const { t } = useMessages(authMessages);
  const { search, pathname } = useLocation();
  const goOn = useGoOn();
  const [confirmed, setConfirmed] = useState(false);

  const goOnIfMine = async () =>
    currentIdentity()?.email === email && (await goOn().catch(() => false));

  const confirm = async () => {
    try {
      await applyEmailCode(code);
    } catch (error) {
      // An earlier press whose answer was lost may have used the code.
      if (!isTemporary(error) && (await goOnIfMine())) return;
      throw error;
    }
    // The address is confirmed even if signing in fails.
    if (!(await goOnIfMine())) setConfirmed(true);
  };

  if (confirmed) {
    return (
      <AuthCard title={t("confirmed")} lead={t("confirmedText")}>
        <ButtonLink variant="primary" to={withRedirect("/login", redirectTarget(search, pathname))}>
          {t("signIn")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <ConfirmCard
      title={t("confirmTitle")}
      lead={t("confirmText", { email })}
      action={t("confirm")}
      hint={t("confirmHint")}
      onConfirm={confirm}
      newLinkPage={newLinkPage}
    />
  );
}
