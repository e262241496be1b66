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

interface ChangeEmailProps {
  code: string;
  email: string;
  newEmail: string;
  newLinkPage?: string | undefined;
}

/** Opened from the mail to the new address: confirms the change, which signs out all devices. */
export function ChangeEmail({ code, email, newEmail, newLinkPage }: ChangeEmailProps) {
  const { t } = useMessages(authMessages);
  const { t: mail } = useMessages(mailsMessages);
  const to = useLocalePath();
  const [changed, setChanged] = useState(false);

  const change = async () => {
    await applyEmailCode(code);
    leaveAccountOf(email);
    keepDraft("login", { email: newEmail });
    setChanged(true);
  };

  if (changed) {
    return (
      <AuthCard title={mail("emailChanged")} lead={mail("emailChangedText", { email: newEmail })}>
        <ButtonLink variant="primary" to={to("/login")}>
          {t("signIn")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <ConfirmCard
      title={mail("changeTitle")}
      lead={mail("changeText", { email, newEmail })}
      action={mail("change")}
      hint={mail("changeHint")}
      onConfirm={change}
      newLinkPage={newLinkPage}
    />
  );
}
