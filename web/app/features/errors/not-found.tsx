import { useLocation } from "react-router";
import { ErrorContent, ErrorPage } from "~/layouts/error-page";
import { useTranslation } from "~/lib/i18n";

export default function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ErrorPage>
      <ErrorContent status={404} message={t("shell.error.notFoundMessage", { path: pathname })} />
    </ErrorPage>
  );
}
