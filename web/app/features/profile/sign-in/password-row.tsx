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
import { Button } from "~/ui/button";
import { KeyIcon } from "~/ui/icons";
import { toast } from "~/ui/toast-store";
import { signInMessages } from "../messages";
import { Row } from "../row";
import { RemoveWay, type WayProps } from "./way";

interface PasswordFormProps {
  email: string;
  recently: Recently;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

function PasswordForm({ email, recently, onSaved, onClose }: PasswordFormProps) {
  const { t } = useMessages(signInMessages);
  const { t: auth } = useMessages(authMessages);
  const user = useUserStore((state) => state.userData);
  const [password, setTyped] = useState("");
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () => wrongFields({ password: newPasswordError(password, auth) }),
    send: async () => {
      await recently(() => setPassword(password));
      await onSaved();
      onClose();
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t("savePassword")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

interface PasswordRowProps extends WayProps {
  email: string;
  /** Whether there is one. */
  set: boolean;
}

export function PasswordRow({ email, set, only, recently, onChanged }: PasswordRowProps) {
  const { t } = useMessages(signInMessages);
  const [open, setOpen] = useState<"form" | "remove" | null>(null);
  const toggle = (part: "form" | "remove") => setOpen(open === part ? null : part);
  const close = () => setOpen(null);
  const name = t("password");
  return (
    <Row
      icon={<KeyIcon className="size-5" />}
      title={name}
      detail={t(set ? "passwordSet" : "missing")}
      note={only && t("onlyWay")}
      actions={
        <>
          {set && !only && (
            <Button
              variant="ghost"
              aria-label={t("removeNamed", { name })}
              aria-expanded={open === "remove"}
              onClick={() => toggle("remove")}
            >
              {t("remove")}
            </Button>
          )}
          <Button
            aria-label={t(set ? "changeNamed" : "addNamed", { name })}
            aria-expanded={open === "form"}
            onClick={() => toggle("form")}
          >
            {t(set ? "change" : "add")}
          </Button>
        </>
      }
    >
      {open === "form" && (
        <PasswordForm email={email} recently={recently} onSaved={onChanged} onClose={close} />
      )}
      {open === "remove" && (
        <RemoveWay way="password" recently={recently} onChanged={onChanged} onClose={close} />
      )}
    </Row>
  );
}
