import { useState } from "react";
import { newPasswordError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { NewPassword } from "~/components/auth/new-password";
import { WhosePassword } from "~/components/auth/password-field";
import type { Recently } from "~/components/auth/use-recent";
import { useSubmit } from "~/components/auth/use-submit";
import { useMessages } from "~/lib/i18n";
import { setPassword } from "~/lib/identity/accounts";
import { useUserStore } from "~/lib/user/store";
import { Banner } from "~/ui/banner";
import { FormActions } from "~/ui/form-actions";
import { useSavedForm, useTellSaved } from "~/ui/saved-forms";
import { toast } from "~/ui/toast-store";
import { signInMessages } from "../messages";

interface PasswordFormProps {
  email: string;
  recently: Recently;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

export default function PasswordForm({ email, recently, onSaved, onClose }: PasswordFormProps) {
  const { t } = useMessages(signInMessages);
  const { t: auth } = useMessages(authMessages);
  const user = useUserStore((state) => state.userData);
  const [password, setTyped] = useState("");
  const tellSaved = useTellSaved();
  useSavedForm("password", password !== "");
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () => wrongFields({ password: newPasswordError(password, auth) }),
    send: async () => {
      await recently(() => setPassword(password));
      await onSaved();
      onClose();
      tellSaved("ways", "saved");
      toast({ tone: "success", message: t("passwordSaved") });
    },
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <WhosePassword email={email} />
      <NewPassword
        label={t("newPassword")}
        value={password}
        onChange={setTyped}
        error={errors.password}
        personal={[email, user?.username ?? "", user?.firstname ?? ""]}
      />
      <p className="text-sm text-text-muted">{t("passwordHint")}</p>
      <FormActions submit={t("savePassword")} busy={busy} cancel={t("cancel")} onCancel={onClose} />
    </form>
  );
}
