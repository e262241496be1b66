import type { ComponentType } from "react";
import { useLocation, useParams } from "react-router";
import { ErrorContent } from "~/layouts/error-page";
import { isProvider } from "~/lib/current-route";
import { useTranslation } from "~/lib/i18n";
import type { Provider } from "~/lib/identity/accounts";

/** A page of one of the two providers; any other name is not found. */
export function ofProvider(Page: ComponentType<{ provider: Provider }>) {
  return function ProviderPage() {
    const { t } = useTranslation();
    const { provider } = useParams();
    const { pathname: path } = useLocation();
    if (isProvider(provider)) return <Page provider={provider} />;
    return <ErrorContent status={404} message={t("shell.error.notFoundMessage", { path })} />;
  };
}
