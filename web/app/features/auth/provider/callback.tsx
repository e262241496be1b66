import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isOff, providerNames, withConfig } from "~/components/providers/config";
import { providerMessages } from "~/components/providers/messages";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import type { Provider } from "~/lib/identity/accounts";
import { ProviderError, refusalOf, type Why, whyOf } from "~/lib/identity/provider-errors";
import { type Begun, findBegun, takeBegun } from "~/lib/identity/provider-records";
import { leaveFor } from "~/lib/identity/provider-visit";
import { handOver, readAnswer } from "~/lib/identity/provider-window";
import { finisher, type Outcome } from "~/lib/identity/providers";
import { withRedirect } from "~/lib/navigation";
import { useNavigate } from "~/lib/router/page-router";
import { enter } from "~/lib/session/enter";
import { Button, ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { toast } from "~/ui/toast-store";
import { AuthCard } from "../auth-card";
import { ofProvider } from "./of-provider";

export const clientLoader = withConfig(messagesLoader(providerMessages));

type State = { step: "working" } | { step: "handed" } | { step: "failed"; why: Why };

const other: Record<Provider, Provider> = { google: "apple", apple: "google" };

function Callback({ provider }: { provider: Provider }) {
  const { t } = useMessages(providerMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const answer = readAnswer(useLocation().state);
  const [state, setState] = useState<State>({ step: "working" });
  const arrived = useRef(false);
  const begun = useRef<Begun>(undefined);
  const finish = useRef<() => Promise<Outcome>>(undefined);
  const name = providerNames[provider];
  const { purpose, redirect } = begun.current ?? {
    purpose: "signin" as const,
    redirect: to("/dashboard"),
  };

  const goOn = (path: string, state?: unknown) => navigate(path, { replace: true, state });

  const settle = async (): Promise<void> => {
    const outcome = await finish.current?.();
    const { purpose, redirect } = begun.current as Begun;
    if (outcome === "proof") return goOn(to(`/auth/${provider}/verify`));
    if (purpose === "prove") return goOn(to(`/auth/${other[provider]}/verify`), { proven: true });
    if (purpose === "join") toast({ tone: "success", message: t("joined", { provider: name }) });
    if (purpose === "signin" && !(await enter())) return goOn(withRedirect("/login", redirect));
    return goOn(redirect);
  };

  const arrive = async (): Promise<void> => {
    if (isOff(provider)) throw new ProviderError("off");
    if (findBegun(answer.state)?.popup && (await handOver(answer))) {
      setState({ step: "handed" });
      window.close();
      return;
    }
    begun.current = takeBegun(answer.state);
    // Not started in this browser, expired, or another user's: nothing is sent.
    if (begun.current?.provider !== provider) {
      throw answer.error ? refusalOf(answer.error) : new ProviderError("over");
    }
    finish.current = finisher(begun.current, answer);
    await settle();
  };

  const attempt = async (work: () => Promise<void>) => {
    setState({ step: "working" });
    try {
      await work();
    } catch (error) {
      setState({ step: "failed", why: whyOf(error) });
    }
  };
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    void attempt(arrive);
  });

  if (state.step === "working") {
    return (
      <AuthCard title={t("callback.working")} lead={t("callback.workingText", { provider: name })}>
        <Spinner />
      </AuthCard>
    );
  }
  if (state.step === "handed") {
    return <AuthCard title={t("callback.handed")} lead={t("callback.handedText")} />;
  }
  const { why } = state;
  const joining = purpose === "join" || purpose === "again";
  const back = {
    signin: withRedirect("/login", redirect),
    prove: to(`/auth/${other[provider]}/verify`),
    join: redirect,
    again: redirect,
  }[purpose];
  const again = () =>
    attempt(
      why === "network" && finish.current
        ? settle
        : () => leaveFor(provider, { purpose, redirect }),
    );
  return (
    <AuthCard
      title={t(joining ? "callback.failedJoin" : "callback.failed", { provider: name })}
      lead={t(`failure.${why}`, { provider: name, domain: location.hostname })}
    >
      {why !== "off" && (
        <Button variant="primary" size="lg" onClick={again}>
          {t("tryAgain")}
        </Button>
      )}
      <ButtonLink variant={why === "off" ? "primary" : "ghost"} to={back} replace>
        {t(joining ? "callback.back" : "callback.backToSignIn")}
      </ButtonLink>
    </AuthCard>
  );
}

/** Where a provider sends people back to: finishes what was begun, and goes on. */
export default ofProvider(Callback);
