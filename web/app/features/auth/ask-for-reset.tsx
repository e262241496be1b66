import { useState } from "react";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { sendPasswordReset } from "~/lib/identity/client";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { EmailField } from "./email-field";
import { emailError, wrongFields } from "./fields";
import { useSubmit } from "./use-submit";

export function AskForReset() {
  const { t } = useTranslation();
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
      <AuthCard title={t("auth.linkSent")} lead={t("auth.linkSentText", { email: sentTo })}>
        <ButtonLink to={to("/login")}>{t("auth.backToSignIn")}</ButtonLink>
        <Button variant="ghost" onClick={() => setSentTo(undefined)}>
          {t("auth.anotherEmail")}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("auth.forgotTitle")} lead={t("auth.forgotLead")}>
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <EmailField
          value={draft.email}
          onChange={(email) => change({ email })}
          error={errors.email}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t("auth.sendLink")}
        </Button>
        <ButtonLink variant="ghost" to={to("/login")}>
          {t("auth.backToSignIn")}
        </ButtonLink>
      </form>
    </AuthCard>
  );
}
