import { useState } from "react";
import { authMessages } from "~/components/auth/messages";
import { keepDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { applyEmailCode } from "~/lib/identity/accounts";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { ConfirmCard } from "./confirm-card";
import { leaveAccountOf } from "./leave-account";
import { mailsMessages } from "./messages";

interface RecoverEmailProps {
  code: string;
  /** The address from before, and the one that took its place. */
  email: string;
  newEmail?: string | undefined;
}

/** Opened from the mail to the former address: undoes an unwanted email change. */
export function RecoverEmail({ code, email, newEmail }: RecoverEmailProps) {
  const { t } = useMessages(authMessages);
  const { t: mail } = useMessages(mailsMessages);
  const to = useLocalePath();
  const [recovered, setRecovered] = useState(false);

  const recover = async () => {
    await applyEmailCode(code);
    if (newEmail) leaveAccountOf(newEmail);
    // Both links below lead to a form that asks for the email.
    keepDraft("login", { email });
    setRecovered(true);
  };

  if (recovered) {
    return (
      <AuthCard title={mail("recovered")} lead={mail("recoveredText", { email })}>
        <ButtonLink variant="primary" to={to("/auth/password/forgot")}>
          {mail("recoverPassword")}
        </ButtonLink>
        <ButtonLink variant="ghost" to={to("/login")}>
          {t("signInAgain")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <ConfirmCard
      title={mail("recoverTitle")}
      lead={newEmail ? mail("recoverFrom", { email, newEmail }) : mail("recoverTo", { email })}
      action={mail("recover")}
      hint={mail("recoverHint")}
      onConfirm={recover}
    >
      <ButtonLink variant="ghost" to={to("/")}>
        {mail("recoverLeave")}
      </ButtonLink>
    </ConfirmCard>
  );
}
