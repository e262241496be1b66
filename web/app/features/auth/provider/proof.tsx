import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { PasswordField, WhosePassword } from "~/components/auth/password-field";
import { usePause } from "~/components/auth/use-pause";
import { useProblem, useSubmit } from "~/components/auth/use-submit";
import { providerNames, providersOn } from "~/components/providers/config";
import { FailureNote } from "~/components/providers/failure-note";
import { providerMessages } from "~/components/providers/messages";
import { ProviderButton } from "~/components/providers/provider-button";
import { useProviderFlow } from "~/components/providers/use-provider-flow";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { sendEmailLink, signInWithPassword } from "~/lib/identity/accounts";
import {
  findPending,
  forgetPending,
  keepPending,
  type Pending,
} from "~/lib/identity/provider-records";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { AuthCard } from "../auth-card";

interface ProofProps {
  pending: Pending;
  /** The account is the visitor's. */
  onProven: () => Promise<void>;
}

function ByPassword({ pending: { email }, onProven }: ProofProps) {
  const { t } = useMessages(providerMessages);
  const { t: auth } = useMessages(authMessages);
  const [password, setPassword] = useState("");
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () =>
      wrongFields({ password: password ? undefined : auth("identity.MISSING_PASSWORD") }),
    send: async () => {
      await signInWithPassword(email, password);
      await onProven();
    },
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <WhosePassword email={email} />
      <PasswordField
        label={auth("password")}
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {t("verify.submit")}
      </Button>
    </form>
  );
}

function ByLink({ pending, only }: { pending: Pending; only: boolean }) {
  const { t } = useMessages(providerMessages);
  const { pathname } = useLocation();
  const problemOf = useProblem();
  const [problem, setProblem] = useState<string>();
  const { provider, email } = pending;
  const sentAt = useCallback(() => findPending(provider)?.sentAt ?? 0, [provider]);
  const pause = usePause(sentAt);
  const sent = sentAt() > 0;

  const { run: send, busy } = useAction(
    async () => {
      setProblem(undefined);
      await sendEmailLink(email, new URL(pathname, location.origin).href);
      keepPending({ ...pending, sentAt: Date.now() });
    },
    (error) => setProblem(problemOf(error)),
  );
  const offer = only ? t("verify.byLinkOnly") : t("verify.byLink");
  const again = pause > 0 ? t("verify.resendIn", { seconds: pause }) : t("verify.resend");
  return (
    <div className="grid gap-3">
      {problem && <Banner tone="danger">{problem}</Banner>}
      {sent && <Banner tone="success">{t("verify.linkSent", { email })}</Banner>}
      <Button
        variant={only && !sent ? "primary" : "secondary"}
        disabled={pause > 0}
        busy={busy}
        onClick={() => send()}
      >
        {sent ? again : offer}
      </Button>
    </div>
  );
}

function ByProvider({ pending, onProven }: ProofProps) {
  const { t } = useMessages(providerMessages);
  const { provider, methods, redirect } = pending;
  const flow = useProviderFlow({ purpose: "prove", redirect, onDone: onProven });
  return (
    <>
      <FailureNote flow={flow} />
      {providersOn()
        .filter((other) => other !== provider && methods.includes(other))
        .map((other) => (
          <ProviderButton
            key={other}
            provider={other}
            busy={flow.busy === other}
            onClick={() => flow.press(other)}
          >
            {t("verify.byProvider", { provider: providerNames[other] })}
          </ProviderButton>
        ))}
    </>
  );
}

/** Whose account is it? Any one of these says so. */
export function Proof({ pending, onProven, problem }: ProofProps & { problem?: string }) {
  const { t } = useMessages(providerMessages);
  const to = useLocalePath();
  const { provider, email, methods } = pending;
  const password = methods.includes("password");
  return (
    <AuthCard
      title={t("verify.title")}
      lead={t("verify.lead", { email, provider: providerNames[provider] })}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      {password && <ByPassword pending={pending} onProven={onProven} />}
      <div className="grid gap-3">
        <ByProvider pending={pending} onProven={onProven} />
        <ByLink pending={pending} only={methods.length === 1} />
        <ButtonLink variant="ghost" to={to("/login")} onClick={forgetPending}>
          {t("verify.notYou")}
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
