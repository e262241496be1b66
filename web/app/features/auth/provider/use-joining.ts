import { useEffect, useState } from "react";
import { providerNames } from "~/components/providers/config";
import { providerMessages } from "~/components/providers/messages";
import { useMessages } from "~/lib/i18n";
import { type Why, whyOf } from "~/lib/identity/provider-errors";
import { findPending, forgetPending, type Pending } from "~/lib/identity/provider-records";
import { withRedirect } from "~/lib/navigation";
import { later } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { enter } from "~/lib/session/enter";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { toast } from "~/ui/toast-store";

const bringProviders = later(() => import("~/lib/identity/providers"));

/** What follows once the account is known to be the visitor's. */
export function useJoining(pending: Pending) {
  const { t } = useMessages(providerMessages);
  const navigate = useNavigate();
  const signedIn = useUserStore(isAuthenticated);
  const [half, setHalf] = useState<Why>();
  const { provider, redirect } = pending;

  // Done, here or by the link in another tab.
  useEffect(() => {
    if (signedIn && !findPending(provider)) void navigate(redirect, { replace: true });
  }, [signedIn, provider, redirect, navigate]);

  const come = async () => {
    forgetPending();
    if (!(await enter())) await navigate(withRedirect("/login", redirect), { replace: true });
  };
  /** Links the provider and signs in; signs in even if linking fails. */
  const proven = async () => {
    setHalf(undefined);
    try {
      await (await bringProviders()).join(pending);
    } catch (error) {
      return setHalf(whyOf(error));
    }
    toast({ tone: "success", message: t("joined", { provider: providerNames[provider] }) });
    await come();
  };
  return { proven, half, come };
}
