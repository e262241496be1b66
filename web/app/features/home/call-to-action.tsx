import { useLocalePath } from "~/lib/i18n";
import { useSignedInHint } from "~/lib/user/signed-in-hint";
import { ButtonLink } from "~/ui/button";
import { useHomeT } from "./messages";

/** The one thing to do on this page. */
export function CallToAction({ alone = false }: { alone?: boolean }) {
  const t = useHomeT();
  const to = useLocalePath();
  const signedIn = useSignedInHint();
  return (
    <div className="flex flex-wrap gap-3">
      {signedIn ? (
        <ButtonLink to={to("/dashboard")} variant="primary" size="lg">
          {t("hero.dashboard")}
        </ButtonLink>
      ) : (
        <ButtonLink to={to("/login?mode=signup")} variant="primary" size="lg">
          {t("hero.signUp")}
        </ButtonLink>
      )}
      {!signedIn && !alone && (
        <ButtonLink to={to("/login")} size="lg">
          {t("hero.signIn")}
        </ButtonLink>
      )}
    </div>
  );
}
