import { useState } from "react";
import { useLocation } from "react-router";
import { EmailField } from "~/components/auth/email-field";
import {
  emailError,
  firstnameError,
  newPasswordError,
  wrongFields,
} from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { NewPassword } from "~/components/auth/new-password";
import { useSubmit } from "~/components/auth/use-submit";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { signUp } from "~/lib/identity/accounts";
import { goTo, redirectTarget, withRedirect } from "~/lib/navigation";
import { keepFirstname } from "~/lib/session/enter";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { FirstnameField } from "./firstname-field";
import { mailVerification } from "./verification-mail";

export function SignUpForm({ onHasAccount }: { onHasAccount: () => void }) {
  const { t } = useMessages(authMessages);
  const { search, pathname } = useLocation();
  const [draft, change, clearDraft] = useDraft("login", { email: "", firstname: "" });
  const [password, setPassword] = useState("");
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () =>
      wrongFields({
        firstname: firstnameError(draft.firstname, t),
        email: emailError(draft.email, t),
        password: newPasswordError(password, t),
      }),
    send: async () => {
      await signUp(draft.email.trim(), password, draft.firstname.trim());
      keepFirstname(draft.firstname.trim());
      clearDraft();
      useUserStore.setState({ unverified: true });
      const onward = redirectTarget(search, pathname);
      // Should the mail fail, the next page can send it again.
      await mailVerification(onward).catch(() => {});
      goTo(withRedirect("/verify-email", onward));
    },
  });
  const known = errors.email === t("identity.EMAIL_EXISTS");
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <FirstnameField
        hint={t("firstnameHint")}
        value={draft.firstname}
        onChange={(firstname) => change({ firstname })}
        error={errors.firstname}
      />
      <EmailField
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errors.email}
      />
      {known && (
        <Button variant="secondary" onClick={onHasAccount}>
          {t("haveAccount")}
        </Button>
      )}
      <NewPassword
        label={t("password")}
        value={password}
        onChange={setPassword}
        error={errors.password}
        personal={[draft.email, draft.firstname]}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t("createAccount")}
      </Button>
    </form>
  );
}
