import { useState } from "react";
import { EmailField } from "~/components/auth/email-field";
import { emailError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { useSubmit } from "~/components/auth/use-submit";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { sendPasswordReset } from "~/lib/identity/accounts";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";

export function AskForReset() {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const [draft, change] = useDraft("login", { email: "" });
  const [sentTo, setSentTo] = useState<string>();
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () => wrongFields({ email: emailError(draft.email, t) }),
    send: async () => {
      await sendPasswordReset(draft.email.trim());
      setSentTo(draft.email.trim());
    },
  });

  if (sentTo) {
    return (
      <AuthCard title={t("linkSent")} lead={t("linkSentText", { email: sentTo })}>
        <ButtonLink to={to("/login")}>{t("backToSignIn")}</ButtonLink>
        <Button variant="ghost" onClick={() => setSentTo(undefined)}>
          {t("anotherEmail")}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("forgotTitle")} lead={t("forgotLead")}>
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <EmailField
          value={draft.email}
          onChange={(email) => change({ email })}
          error={errors.email}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t("sendLink")}
        </Button>
        <ButtonLink variant="ghost" to={to("/login")}>
          {t("backToSignIn")}
        </ButtonLink>
      </form>
    </AuthCard>
  );
}
