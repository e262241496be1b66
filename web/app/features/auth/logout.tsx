import { useEffect } from "react";
import { forgetDrafts } from "~/lib/draft";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { signOut } from "~/lib/session/start";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";

export default function Logout() {
  const { t } = useTranslation();
  const to = useLocalePath();
  useEffect(() => {
    signOut();
    forgetDrafts();
  }, []);
  return (
    <AuthCard title={t("auth.signedOut")} lead={t("auth.signedOutText")}>
      <ButtonLink variant="primary" to={to("/login")}>
        {t("auth.signInAgain")}
      </ButtonLink>
    </AuthCard>
  );
}
