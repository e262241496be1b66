import { useCallback, useState } from "react";
import { emailError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { usePause } from "~/components/auth/use-pause";
import type { Recently } from "~/components/auth/use-recent";
import { useSubmit } from "~/components/auth/use-submit";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { changeEmail } from "~/lib/identity/accounts";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { MailIcon } from "~/ui/icons";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { signInMessages } from "../messages";
import { Row } from "../row";
import { Address } from "./way";

interface EmailProps {
  email: string;
  recently: Recently;
}

interface FormProps extends EmailProps {
  typed: string;
  onType: (typed: string) => void;
  onSent: (email: string) => void;
  onClose: () => void;
}

function EmailForm({ email, recently, typed, onType, onSent, onClose }: FormProps) {
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t("sendLink")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

interface OnItsWayProps extends Pick<EmailProps, "recently"> {
  sentTo: string;
  sentAt: number;
  onSent: (email: string) => void;
  onAnother: () => void;
}

/** The mail is sent; the change happens when its link is opened. */
function OnItsWay({ sentTo, sentAt, recently, onSent, onAnother }: OnItsWayProps) {
  const { t } = useMessages(signInMessages);
  const pause = usePause(useCallback(() => sentAt, [sentAt]));
  const { problem, busy, onSubmit } = useSubmit({
    check: () => ({}),
    send: async () => {
      await recently(() => changeEmail(sentTo));
      onSent(sentTo);
      toast({ tone: "success", message: t("resent") });
    },
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Banner title={<span className="wrap-anywhere">{t("onItsWay", { email: sentTo })}</span>}>
        {t("onItsWayText")}
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={pause > 0}>
          {pause > 0 ? t("resendIn", { seconds: pause }) : t("resend")}
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          {t("anotherEmail")}
        </Button>
      </div>
    </form>
  );
}

/** How long the link in the mail works. */
const day = 24 * 3_600_000;

interface Draft {
  typed: string;
  sentTo: string | null;
  sentAt: number;
}

export function EmailRow({ email, recently }: EmailProps) {
  const { t } = useMessages(signInMessages);
  const [draft, change] = useDraft<Draft>("profile-email", { typed: "", sentTo: null, sentAt: 0 });
  const [open, setOpen] = useState(draft.typed !== "");
  const { typed, sentTo, sentAt } = draft;
  const waiting = sentTo !== null && sentTo !== email && Date.now() - sentAt < day;
  const onSent = (to: string) => {
    change({ typed: "", sentTo: to, sentAt: Date.now() });
    setOpen(false);
  };
  const close = () => {
    change({ typed: "" });
    setOpen(false);
  };
  const name = t("email");
  return (
    <Row
      icon={<MailIcon className="size-5" />}
      title={name}
      detail={<Address>{email}</Address>}
      actions={
        !waiting && (
          <Button
            aria-label={t("changeNamed", { name })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t("change")}
          </Button>
        )
      }
    >
      {waiting && !open && (
        <OnItsWay
          sentTo={sentTo}
          sentAt={sentAt}
          recently={recently}
          onSent={onSent}
          onAnother={() => setOpen(true)}
        />
      )}
      {open && (
        <EmailForm
          email={email}
          recently={recently}
          typed={typed}
          onType={(next) => change({ typed: next })}
          onSent={onSent}
          onClose={close}
        />
      )}
    </Row>
  );
}
