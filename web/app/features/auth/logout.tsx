import { useEffect } from "react";
import { useLocation } from "react-router";
import { forgetDrafts } from "~/lib/draft";
import { useLocalePath, useWords, wordsLoader } from "~/lib/i18n";
import { signOut } from "~/lib/session/start";
import { forgetTables } from "~/live/kept";
import { authWords } from "~/parts/auth/words";
import { ButtonLink } from "~/ui/button";
import { AuthCard } from "./auth-card";

export const clientLoader = wordsLoader(authWords);

/** Leaves nothing behind on this device; for whoever deleted their account, the last word. */
export default function Logout() {
  const { t } = useWords(authWords);
  const to = useLocalePath();
  const { deleted } = (useLocation().state ?? {}) as { deleted?: boolean };
  useEffect(() => {
    signOut();
    forgetDrafts();
    forgetTables();
  }, []);
  if (deleted) {
    return (
      <AuthCard title={t("deleted")} lead={t("deletedText")}>
        <ButtonLink variant="primary" to={to("/")}>
          {t("toHome")}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("signedOut")} lead={t("signedOutText")}>
      <ButtonLink variant="primary" to={to("/login")}>
        {t("signInAgain")}
      </ButtonLink>
    </AuthCard>
  );
}
