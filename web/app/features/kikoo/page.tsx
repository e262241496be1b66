import { useLocalePath, useTranslation } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";

/** A wink. */
export default function Kikoo() {
  const { t } = useTranslation();
  const to = useLocalePath();
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <h1 className="text-display">{t("shell.kikoo.title")}</h1>
      <p className="text-lg text-text-muted">{t("shell.kikoo.text")}</p>
      <ButtonLink variant="primary" to={to("/")}>
        {t("shell.kikoo.home")}
      </ButtonLink>
    </div>
  );
}
