import { useLocalePath } from "~/lib/i18n";
import { useSignedInHint } from "~/lib/user/signed-in-hint";
import { ButtonLink } from "~/ui/button";
import { useHomeT } from "./messages";

/** The one thing to do on this page. */
export function CallToAction({ alone = false }: { alone?: boolean }) {
  const t = useHomeT();
  const to = useLocalePath();
  const signedIn = useSignedInHint();
  if (signedIn)
    return (
      <ButtonLink to={to("/dashboard")} variant="primary" size="lg" className="justify-self-start">
        {t("hero.dashboard")}
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={to("/login?mode=signup")} variant="primary" size="lg">
        {t("hero.signUp")}
      </ButtonLink>
      {!alone && (
        <ButtonLink to={to("/login")} size="lg">
          {t("hero.signIn")}
        </ButtonLink>
      )}
    </div>
  );
}
