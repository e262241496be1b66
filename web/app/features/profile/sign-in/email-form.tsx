import { emailError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import type { Recently } from "~/components/auth/use-recent";
import { useSubmit } from "~/components/auth/use-submit";
import { useMessages } from "~/lib/i18n";
import { changeEmail } from "~/lib/identity/accounts";
import { Banner } from "~/ui/banner";
import { Field } from "~/ui/field";
import { FormActions } from "~/ui/form-actions";
import { Input } from "~/ui/input";
import { signInMessages } from "../messages";

interface EmailFormProps {
  email: string;
  recently: Recently;
  typed: string;
  onType: (typed: string) => void;
  onSent: (email: string) => void;
  onClose: () => void;
}

export default function EmailForm({
  email,
  recently,
  typed,
  onType,
  onSent,
  onClose,
}: EmailFormProps) {
  const { t } = useMessages(signInMessages);
  const { t: auth } = useMessages(authMessages);
  const wanted = typed.trim();
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () =>
      wrongFields({
        email:
          wanted.toLowerCase() === email.toLowerCase() ? t("sameEmail") : emailError(typed, auth),
      }),
    send: async () => {
      await recently(() => changeEmail(wanted));
      onSent(wanted);
    },
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Field label={t("newEmail")} hint={t("emailHint", { email })} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="new-email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <FormActions submit={t("sendLink")} busy={busy} cancel={t("cancel")} onCancel={onClose} />
    </form>
  );
}
