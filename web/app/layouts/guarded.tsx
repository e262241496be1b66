import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { useRouteRow } from "~/lib/current-route";
import { Head } from "~/lib/head";
import { useTranslation } from "~/lib/i18n";
import { allWords } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
import { pageTitle } from "~/lib/page-title";
import { startSession } from "~/lib/session/start";
import { Toasts } from "~/ui/toasts";
import { Gate } from "./gate";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  startSession();
  await allWords.load(langOf(new URL(request.url).pathname));
  return null;
}

function RouteHead() {
  const { t } = useTranslation();
  const name = useRouteRow()?.name;
  if (!name) {
    const title = pageTitle(t("meta.notFound.title"));
    return <Head title={title} description={t("meta.fallback")} twins={false} />;
  }
  const description = t(`meta.${name}.description`) || t("meta.fallback");
  return <Head title={pageTitle(t(`meta.${name}.title`))} description={description} />;
}

/** Every page that is not prerendered: with the session, the app's words and the route's guard. */
export default function GuardedLayout() {
  return (
    <I18nProvider words={allWords}>
      <RouteHead />
      <Gate>
        <Outlet />
      </Gate>
      <Toasts />
    </I18nProvider>
  );
}
