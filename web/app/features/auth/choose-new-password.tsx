import { useState } from "react";
import { newPasswordError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { NewPassword } from "~/components/auth/new-password";
import { WhosePassword } from "~/components/auth/password-field";
import { useSubmit } from "~/components/auth/use-submit";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { resetPassword } from "~/lib/identity/accounts";
import { signOut } from "~/lib/session/start";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { CheckedCode } from "./checked-code";

function NewPasswordForm({
  code,
  email,
  onDone,
}: {
  code: string;
  email: string;
  onDone: () => void;
}) {
  const { t } = useMessages(authMessages);
  const [password, setPassword] = useState("");
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () => wrongFields({ password: newPasswordError(password, t) }),
    send: async () => {
      await resetPassword(code, password);
      // Every session ended with the old password, the one here too.
      signOut();
      onDone();
    },
  });
  return (
    <AuthCard title={t("resetTitle")} lead={t("resetLead", { email })}>
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <WhosePassword email={email} />
        <NewPassword
          label={t("newPassword")}
          value={password}
          onChange={setPassword}
          error={errors.password}
          personal={[email]}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t("savePassword")}
        </Button>
      </form>
    </AuthCard>
  );
}

/** Opened from the mail. */
export function ChooseNewPassword({ code }: { code: string }) {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <AuthCard title={t("resetDone")} lead={t("resetDoneText")}>
        <ButtonLink variant="primary" to={to("/login")}>
          {t("signIn")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <CheckedCode code={code} newLinkPage="/auth/password/forgot">
      {({ email }) => <NewPasswordForm code={code} email={email} onDone={() => setDone(true)} />}
    </CheckedCode>
  );
}
