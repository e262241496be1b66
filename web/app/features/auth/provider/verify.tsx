import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { useProblem } from "~/components/auth/use-submit";
import { isOff, providerNames, withConfig } from "~/components/providers/config";
import { providerMessages } from "~/components/providers/messages";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { type Provider, signInWithEmailLink } from "~/lib/identity/accounts";
import { currentIdentity } from "~/lib/identity/client";
import { findPending, forgetPending, type Pending } from "~/lib/identity/provider-records";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "../auth-card";
import { isTemporary } from "../broken-link";
import { ofProvider } from "./of-provider";
import { Proof } from "./proof";
import { useJoining } from "./use-joining";

export const clientLoader = withConfig(messagesLoader(authMessages, providerMessages));

/** What came along: a code from the mail, or the word that the other provider vouched. */
interface Brought {
  code: string | null;
  proven: boolean;
}

function useBrought(): Brought {
  const { search, state } = useLocation();
  const [brought] = useState<Brought>(() => ({
    code: new URLSearchParams(search).get("oobCode"),
    proven: (state as { proven?: boolean } | null)?.proven === true,
  }));
  return brought;
}

type Step = "asking" | "working" | "proving";

function Joining({ pending, brought }: { pending: Pending; brought: Brought }) {
  const { t } = useMessages(providerMessages);
  const to = useLocalePath();
  const problemOf = useProblem();
  const { proven, half, come } = useJoining(pending);
  const vouched = brought.proven && currentIdentity()?.email === pending.email;
  // A mailed link waits for a press, because mail scanners open links, too.
  const [step, setStep] = useState<Step>(brought.code ? "asking" : vouched ? "working" : "proving");
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);
  const unusedCode = useRef(brought.code);
  const provider = providerNames[pending.provider];

  // Until the code is used it stays in the address, for a reload.
  const dropCode = () => {
    unusedCode.current = null;
    history.replaceState(history.state, "", location.pathname);
  };
  const { run: arrive, busy } = useAction(
    async () => {
      setProblem(undefined);
      if (unusedCode.current) await signInWithEmailLink(pending.email, unusedCode.current);
      dropCode();
      await proven();
      setStep("proving");
    },
    (error) => {
      setProblem(problemOf(error));
      if (unusedCode.current && isTemporary(error)) return;
      dropCode();
      setStep("proving");
    },
  );
  useEffect(() => {
    if (begun.current || step !== "working") return;
    begun.current = true;
    arrive();
  });

  if (step === "asking") {
    return (
      <AuthCard
        title={t("verify.confirmTitle", { provider })}
        lead={t("verify.confirmText", { provider, email: pending.email })}
      >
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button variant="primary" size="lg" busy={busy} onClick={() => arrive()}>
          {t("verify.confirm", { provider })}
        </Button>
        <ButtonLink variant="ghost" to={to("/login")} onClick={forgetPending}>
          {t("verify.notYou")}
        </ButtonLink>
      </AuthCard>
    );
  }
  if (half) {
    const why = t(`failure.${half}`, { provider, domain: location.hostname });
    return (
      <AuthCard title={t("verify.half")} lead={t("verify.halfText", { provider, why })}>
        <Button variant="primary" size="lg" onClick={come}>
          {t("verify.goOn")}
        </Button>
        {half === "network" && <Button onClick={proven}>{t("tryAgain")}</Button>}
      </AuthCard>
    );
  }
  if (step === "working") {
    return (
      <AuthCard title={t("verify.proving", { provider })}>
        <Spinner />
      </AuthCard>
    );
  }
  return <Proof pending={pending} onProven={proven} problem={problem} />;
}

function Verify({ provider }: { provider: Provider }) {
  const { t } = useMessages(providerMessages);
  const to = useLocalePath();
  const brought = useBrought();
  const [pending] = useState(() => findPending(provider));
  if (pending) return <Joining pending={pending} brought={brought} />;
  const name = { provider: providerNames[provider] };
  const what = brought.code ? "elsewhere" : "over";
  return (
    <AuthCard
      title={isOff(provider) ? t("callback.failed", name) : t(`verify.${what}`)}
      lead={isOff(provider) ? t("failure.off", name) : t(`verify.${what}Text`, name)}
    >
      <ButtonLink variant="primary" to={to("/login")}>
        {t("callback.backToSignIn")}
      </ButtonLink>
    </AuthCard>
  );
}

/** The provider's email has an account already: proving ownership links both sign-in methods. */
export default ofProvider(Verify);
