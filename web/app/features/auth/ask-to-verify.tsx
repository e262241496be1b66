import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { authMessages } from "~/components/auth/messages";
import { usePause } from "~/components/auth/use-pause";
import { useProblem } from "~/components/auth/use-submit";
import { useLocalePath, useMessages, useTranslation } from "~/lib/i18n";
import { currentIdentity, onIdentityChange } from "~/lib/identity/client";
import { redirectTarget, signOutPressed } from "~/lib/navigation";
import type { Refused } from "~/lib/session/start";
import { useAction } from "~/lib/use-action";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import { AuthCard } from "./auth-card";
import { useGoOn } from "./go-on";
import { mailVerification, verificationSentAt } from "./verification-mail";

export function AskToVerify() {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const { t: app } = useTranslation();
  const { search, pathname, state } = useLocation();
  const { refused } = (state ?? {}) as { refused?: Refused };
  const goOn = useGoOn();
  const pause = usePause(verificationSentAt);
  const problemOf = useProblem();
  const [identity, setIdentity] = useState(currentIdentity);
  const [problem, setProblem] = useState<string>();

  const { run, input: doing } = useAction(
    async (what: "send" | "check") => {
      setProblem(undefined);
      if (what === "check") {
        if (!(await goOn())) setProblem(t("notYet"));
        return;
      }
      await mailVerification(redirectTarget(search, pathname));
      toast({ tone: "success", message: t("resent") });
    },
    (error) => setProblem(problemOf(error)),
  );

  useEffect(() => onIdentityChange(setIdentity), []);
  // Verified here before, or just now in another tab.
  const verified = identity?.emailVerified === true;
  const disputed = useRef(refused?.disputed === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the verification itself leads on.
  useEffect(() => {
    if (!verified) disputed.current = false;
    else if (!disputed.current) run("check");
  }, [verified]);

  if (!identity) {
    return (
      <AuthCard title={t("verifyTitle")} lead={t("verifyNobody")}>
        <ButtonLink variant="primary" to={to("/login") + search}>
          {t("signIn")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("verifyTitle")} lead={t("verifySent", { email: identity.email })}>
      {refused && !problem && <Banner>{refused.message ?? app("errors.verifyEmail")}</Banner>}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button variant="primary" size="lg" busy={doing === "check"} onClick={() => run("check")}>
        {t("checkAgain")}
      </Button>
      <p className="text-sm text-text-muted">{t("verifyHint")}</p>
      <div className="grid gap-2">
        <Button disabled={pause > 0} busy={doing === "send"} onClick={() => run("send")}>
          {pause > 0 ? t("resendIn", { seconds: pause }) : t("resend")}
        </Button>
        <ButtonLink variant="ghost" to={to("/logout")} state={signOutPressed}>
          {t("otherAccount")}
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
