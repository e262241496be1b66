import { useLocation } from "react-router";
import { ErrorContent, ErrorPage } from "~/layouts/error-page";
import { useTranslation } from "~/lib/i18n";
import { Content } from "~/ui/content";

export default function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ErrorPage>
      <Content width="reading" className="py-6">
        <ErrorContent status={404} message={t("shell.error.notFoundMessage", { path: pathname })} />
      </Content>
    </ErrorPage>
  );
}
