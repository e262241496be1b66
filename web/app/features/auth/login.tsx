import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { providersOn, withConfig } from "~/components/providers/config";
import { showError } from "~/lib/api/show-error";
import { messagesLoader, useMessages } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { onDemand } from "~/lib/on-demand";
import { enter } from "~/lib/session/enter";
import { PhoneShot } from "~/ui/shot";
import { Tabs } from "~/ui/tabs";
import { Agreement } from "./agreement";
import { AuthCard } from "./auth-card";
import { ProviderSignIn } from "./provider/provider-sign-in";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

export const clientLoader = withConfig(messagesLoader(authMessages));

/** Few are asked. */
const NameForm = onDemand(() => import("./provider/name-form"));

/** Signing in and signing up in one place; the address says which. */
export default function Login() {
  const { t } = useMessages(authMessages);
  const [search, setSearch] = useSearchParams();
  const mode = search.get("mode") === "signup" ? "signup" : "signin";
  const show = (next: "signin" | "signup") =>
    setSearch(
      (params) => {
        if (next === "signup") params.set("mode", "signup");
        else params.delete("mode");
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const [nameless, setNameless] = useState(false);
  // Once signed in, the route's guard leads on.
  const come = async () => setNameless(!(await enter()));
  // Signed in before, but the way in was cut short: finish it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (currentIdentity()?.emailVerified) come().catch(showError);
  }, []);
  if (nameless) {
    return (
      <Suspense>
        <NameForm />
      </Suspense>
    );
  }
  return (
    <AuthCard
      title={t(mode === "signup" ? "welcome" : "welcomeBack")}
      lead={t(mode === "signup" ? "signUpLead" : "signInLead")}
      aside={<PhoneShot page="dashboard" alt={t("showcase")} className="w-72" />}
    >
      <Tabs
        label={t("tabs")}
        tabs={[
          { id: "signin", label: t("signIn") },
          { id: "signup", label: t("signUp") },
        ]}
        current={mode}
        onChange={show}
      >
        <div className="grid gap-5">
          <ProviderSignIn onSignedIn={come} />
          {mode === "signup" ? (
            <SignUpForm onHasAccount={() => show("signin")} />
          ) : (
            <SignInForm onSignedIn={come} />
          )}
          {/* A newcomer may come in by a provider on either side. */}
          {(mode === "signup" || providersOn().length > 0) && <Agreement />}
        </div>
      </Tabs>
    </AuthCard>
  );
}
