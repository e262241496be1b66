import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { endSession } from "~/lib/api/account";
import { forgetDrafts } from "~/lib/draft";
import { useLocalePath, useWords, wordsLoader } from "~/lib/i18n";
import { currentIdentity } from "~/lib/identity/client";
import { forgetPending } from "~/lib/identity/provider-records";
import { endingSession, signOut } from "~/lib/session/start";
import { forgetTables } from "~/live/kept";
import { authWords } from "~/parts/auth/words";
import { ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { AuthCard } from "./auth-card";

export const clientLoader = wordsLoader(authWords);

const patience = 3000;

/** The server is told too, as far as it can be reached: this device forgets the session anyway. */
const endAtServer = (): Promise<unknown> =>
  Promise.race([
    // Where that took too long, nobody is left to ask for it, and the server would refuse.
    endingSession(async () => currentIdentity() && endSession("current")).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);

/** Leaves nothing behind on this device; for whoever deleted their account, the last word. */
export default function Logout() {
  const { t } = useWords(authWords);
  const to = useLocalePath();
  const { deleted } = (useLocation().state ?? {}) as { deleted?: boolean };
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const told = deleted || !currentIdentity() ? Promise.resolve() : endAtServer();
    void told.then(() => {
      signOut();
      forgetDrafts();
      forgetPending();
      forgetTables();
      setLeft(true);
    });
  }, [deleted]);
  if (!left) {
    return (
      <AuthCard title={t("signingOut")}>
        <Spinner />
      </AuthCard>
    );
  }
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
