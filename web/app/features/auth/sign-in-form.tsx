import { useState } from "react";
import { Link } from "react-router";
import { EmailField } from "~/components/auth/email-field";
import { emailError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { PasswordField } from "~/components/auth/password-field";
import { useSubmit } from "~/components/auth/use-submit";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { signInWithPassword } from "~/lib/identity/accounts";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";

export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const [draft, change, clearDraft] = useDraft("login", { email: "" });
  const [password, setPassword] = useState("");
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () =>
      wrongFields({
        email: emailError(draft.email, t),
        password: password ? undefined : t("identity.MISSING_PASSWORD"),
      }),
    send: async () => {
      await signInWithPassword(draft.email.trim(), password);
      clearDraft();
      await onSignedIn();
    },
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <EmailField
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errors.email}
      />
      <PasswordField
        label={t("password")}
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t("signIn")}
      </Button>
      <Link
        to={to("/auth/password/forgot")}
        className="link inline-flex min-h-target items-center justify-self-center text-sm"
      >
        {t("forgot")}
      </Link>
    </form>
  );
}
