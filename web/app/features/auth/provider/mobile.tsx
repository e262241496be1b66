import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { providerMessages } from "~/components/providers/messages";
import { barePath, messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import type { Provider } from "~/lib/identity/accounts";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "../auth-card";
import { ofProvider } from "./of-provider";

export const clientLoader = messagesLoader(providerMessages);

/** The parameters passed on to the mobile app; nothing else from the address. */
function useDeepLink(provider: Provider, callback: boolean): string | null {
  const { search, state } = useLocation();
  const given = new URLSearchParams(callback ? String(state ?? "") : search);
  const names = callback ? ["code", "state", "user", "error"] : ["oobCode"];
  const told = new URLSearchParams(
    names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])),
  );
  return told.size > 0
    ? `podium://auth/${provider}/${callback ? "callback" : "verify"}?${told}`
    : null;
}

function Mobile({ provider }: { provider: Provider }) {
  const { t } = useMessages(providerMessages);
  const to = useLocalePath();
  const callback = barePath(useLocation().pathname).endsWith("/callback");
  const deepLink = useDeepLink(provider, callback);
  const button = useRef<HTMLAnchorElement>(null);
  // A sign-in continues by itself; a mailed link waits for a press, because mail scanners open links, too.
  useEffect(() => {
    if (callback) button.current?.click();
  }, [callback]);
  const lead = callback ? "mobile.lead" : "mobile.mailedLead";
  return (
    <AuthCard title={t("mobile.title")} lead={t(deepLink ? lead : "mobile.nothing")}>
      {deepLink && (
        <ButtonLink ref={button} to={deepLink} variant="primary" size="lg">
          {t("mobile.open")}
        </ButtonLink>
      )}
      <div className="grid gap-2">
        <p className="text-sm text-text-muted">{t("mobile.without")}</p>
        <ButtonLink to={to("/login")}>{t("mobile.toSite")}</ButtonLink>
      </div>
    </AuthCard>
  );
}

/** The app's sign-in passes through the browser and ends in the app. */
export default ofProvider(Mobile);
