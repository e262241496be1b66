import { useEffect } from "react";
import { forgetDrafts } from "~/lib/draft";
import { useLocalePath, useWords, wordsLoader } from "~/lib/i18n";
import { signOut } from "~/lib/session/start";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";
import { authWords } from "./words";

export const clientLoader = wordsLoader(authWords);

export default function Logout() {
  const { t } = useWords(authWords);
  const to = useLocalePath();
  useEffect(() => {
    signOut();
    forgetDrafts();
  }, []);
  return (
    <AuthCard title={t("signedOut")} lead={t("signedOutText")}>
      <ButtonLink variant="primary" to={to("/login")}>
        {t("signInAgain")}
      </ButtonLink>
    </AuthCard>
  );
}
