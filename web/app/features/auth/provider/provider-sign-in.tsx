import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { providerNames, providersOn } from "~/components/providers/config";
import { FailureNote } from "~/components/providers/failure-note";
import { ProviderButton } from "~/components/providers/provider-button";
import { useProviderFlow } from "~/components/providers/use-provider-flow";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { redirectTarget } from "~/lib/navigation";
import { useNavigate } from "~/lib/router/page-router";

/** Signing in with a provider needs no form. */
export function ProviderSignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const flow = useProviderFlow({
    purpose: "signin",
    redirect: redirectTarget(search, pathname),
    onDone: (outcome, provider) =>
      outcome === "proof" ? navigate(to(`/auth/${provider}/verify`)) : onSignedIn(),
  });
  const on = providersOn();
  if (on.length === 0) return null;
  return (
    <div className="grid gap-3">
      <FailureNote flow={flow} />
      {on.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          size="lg"
          busy={flow.busy === provider}
          onClick={() => flow.press(provider)}
        >
          {t("continueWith", { provider: providerNames[provider] })}
        </ProviderButton>
      ))}
      <p className="mt-2 flex items-center gap-3 text-sm text-text-muted">
        <span className="h-px flex-1 bg-line" />
        {t("orEmail")}
        <span className="h-px flex-1 bg-line" />
      </p>
    </div>
  );
}
