import { useEffect, useState } from "react";
import { authMessages } from "~/components/auth/messages";
import { useProblem } from "~/components/auth/use-submit";
import { keepDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { applyEmailCode, checkCode } from "~/lib/identity/accounts";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";
import { BrokenLink } from "./broken-link";
import { leaveAccountOf } from "./leave-account";
import { mailsMessages } from "./messages";

interface Change {
  /** The address from before, and the one that took its place. */
  email: string;
  newEmail?: string;
}

function PutBack({ code, email, newEmail, onDone }: Change & { code: string; onDone: () => void }) {
  const { t: mail } = useMessages(mailsMessages);
  const to = useLocalePath();
  const problemOf = useProblem();
  const [problem, setProblem] = useState<string>();
  const { run: putBack, busy } = useAction(
    async () => {
      setProblem(undefined);
      await applyEmailCode(code);
      if (newEmail) leaveAccountOf(newEmail);
      // For the pages that both ways on lead to.
      keepDraft("login", { email });
      onDone();
    },
    (error) => setProblem(problemOf(error)),
  );
  return (
    <AuthCard
      title={mail("recoverTitle")}
      lead={newEmail ? mail("recoverFrom", { email, newEmail }) : mail("recoverTo", { email })}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button variant="primary" size="lg" busy={busy} onClick={() => putBack()}>
        {mail("recover")}
      </Button>
      <p className="text-sm text-text-muted">{mail("recoverHint")}</p>
      <ButtonLink variant="ghost" to={to("/")}>
        {mail("recoverLeave")}
      </ButtonLink>
    </AuthCard>
  );
}

type State =
  | { step: "checking" }
  | ({ step: "asking" } & Change)
  | { step: "done"; email: string }
  | { step: "broken"; error: unknown };

/** Opened from the mail to the former address: undoes an unwanted email change. */
export function RecoverEmail({ code }: { code: string }) {
  const { t } = useMessages(authMessages);
  const { t: mail } = useMessages(mailsMessages);
  const to = useLocalePath();
  const [state, setState] = useState<State>({ step: "checking" });

  useEffect(() => {
    checkCode(code).then(
      ({ email, newEmail }) => setState({ step: "asking", email, newEmail }),
      (error) => setState({ step: "broken", error }),
    );
  }, [code]);

  switch (state.step) {
    case "checking":
      return (
        <AuthCard title={mail("recoverTitle")}>
          <Spinner />
        </AuthCard>
      );
    case "asking": {
      const { email, newEmail } = state;
      const onDone = () => setState({ step: "done", email });
      return <PutBack code={code} email={email} newEmail={newEmail} onDone={onDone} />;
    }
    case "done":
      return (
        <AuthCard title={mail("recovered")} lead={mail("recoveredText", { email: state.email })}>
          <ButtonLink variant="primary" to={to("/auth/password/forgot")}>
            {mail("recoverPassword")}
          </ButtonLink>
          <ButtonLink variant="ghost" to={to("/login")}>
            {t("signInAgain")}
          </ButtonLink>
        </AuthCard>
      );
    case "broken":
      return <BrokenLink error={state.error} />;
  }
}
