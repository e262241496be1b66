import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { showError } from "~/lib/api/show-error";
import { useWords, wordsLoader } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { enter } from "~/lib/session/enter";
import { authWords } from "~/parts/auth/words";
import { PhoneShot } from "~/ui/phone-shot";
import { Tabs } from "~/ui/tabs";
import { AuthCard } from "./auth-card";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

export const clientLoader = wordsLoader(authWords);

/** Signing in and signing up in one place; the address says which. */
export default function Login() {
  const { t } = useWords(authWords);
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
  // Signed in before, but the way in was cut short: finish it.
  useEffect(() => {
    if (currentIdentity()?.emailVerified) enter().catch(showError);
  }, []);
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
        {mode === "signup" ? <SignUpForm onHasAccount={() => show("signin")} /> : <SignInForm />}
      </Tabs>
    </AuthCard>
  );
}
