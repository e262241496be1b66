import { useEffect, useRef, useState } from "react";
import { authMessages } from "~/components/auth/messages";
import { keepDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { applyEmailCode, checkCode } from "~/lib/identity/accounts";
import { ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";
import { BrokenLink } from "./broken-link";
import { leaveAccountOf } from "./leave-account";
import { mailsMessages } from "./messages";

type State =
  | { step: "changing" }
  | { step: "changed"; email: string }
  | { step: "broken"; error: unknown };

/** Opened from the mail to the new address: confirms the change, which signs out all devices. */
export function ChangeEmail({ code }: { code: string }) {
  const { t } = useMessages(authMessages);
  const { t: mail } = useMessages(mailsMessages);
  const to = useLocalePath();
  const [state, setState] = useState<State>({ step: "changing" });
  const begun = useRef(false);

  const change = async () => {
    try {
      const { email: former, newEmail: email = former } = await checkCode(code);
      await applyEmailCode(code);
      leaveAccountOf(former);
      keepDraft("login", { email });
      setState({ step: "changed", email });
    } catch (error) {
      setState({ step: "broken", error });
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void change();
  });

  switch (state.step) {
    case "changing":
      return (
        <AuthCard title={mail("changingEmail")}>
          <Spinner />
        </AuthCard>
      );
    case "changed":
      return (
        <AuthCard
          title={mail("emailChanged")}
          lead={mail("emailChangedText", { email: state.email })}
        >
          <ButtonLink variant="primary" to={to("/login")}>
            {t("signIn")}
          </ButtonLink>
        </AuthCard>
      );
    case "broken":
      return <BrokenLink error={state.error} ask="/profile" />;
  }
}
