import { Suspense, useState } from "react";
import type { Recently } from "~/components/auth/use-recent";
import { useDraft } from "~/lib/draft";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { MailIcon } from "~/ui/icons/account";
import { useSavedForm } from "~/ui/saved-forms";
import { Skeleton } from "~/ui/skeleton";
import { signInMessages } from "../messages";
import { Row } from "../row";
import { Address } from "./way";

const EmailForm = onDemand(() => import("./email-form"));
const OnItsWay = onDemand(() => import("./email-on-its-way"));

interface EmailProps {
  email: string;
  recently: Recently;
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
  useSavedForm("email", typed !== "");
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
      <Suspense fallback={<Skeleton className="h-40" />}>
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
      </Suspense>
    </Row>
  );
}
