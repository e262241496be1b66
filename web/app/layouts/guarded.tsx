import { Suspense } from "react";
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { useRouteRow } from "~/lib/current-route";
import { Head, ServedHead } from "~/lib/head";
import { useWords } from "~/lib/i18n";
import { allWords } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { metaWords } from "~/lib/i18n/meta-words";
import { langOf } from "~/lib/i18n/paths";
import { pageTitle } from "~/lib/page-title";
import { startSession } from "~/lib/session/start";
import { Toasts } from "~/ui/toasts";
import { Gate } from "./gate";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  startSession();
  const lang = langOf(new URL(request.url).pathname);
  metaWords.load(lang).catch(() => undefined);
  await allWords.load(lang);
  return null;
}

function RouteHead() {
  const { t } = useWords(metaWords);
  const name = useRouteRow()?.name;
  if (!name) {
    const title = pageTitle(t("notFound.title"));
    return <Head title={title} description={t("fallback")} twins={false} />;
  }
  const description = t(`${name}.description`) || t("fallback");
  return <Head title={pageTitle(t(`${name}.title`))} description={description} />;
}

/** Every page that is not prerendered: with the session, the app's words and the route's guard. */
export default function GuardedLayout() {
  return (
    <I18nProvider words={allWords}>
      <Suspense fallback={<ServedHead />}>
        <RouteHead />
      </Suspense>
      <Gate>
        <Outlet />
      </Gate>
      <Toasts />
    </I18nProvider>
  );
}
