import { Suspense } from "react";
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { useRouteRow } from "~/lib/current-route";
import { Head, ServedHead } from "~/lib/head";
import { useMessages } from "~/lib/i18n";
import { allMessages, metaMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
import { pageTitle } from "~/lib/page-title";
import { startSession } from "~/lib/session/start";
import { Toasts } from "~/ui/toasts";
import { Gate } from "./gate";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  startSession();
  const lang = langOf(new URL(request.url).pathname);
  metaMessages.load(lang).catch(() => undefined);
  await allMessages.load(lang);
  return null;
}

function RouteHead() {
  const { t } = useMessages(metaMessages);
  const name = useRouteRow()?.name;
  if (!name) {
    const title = pageTitle(t("notFound.title"));
    return <Head title={title} description={t("fallback")} twins={false} />;
  }
  const description = t(`${name}.description`) || t("fallback");
  return <Head title={pageTitle(t(`${name}.title`))} description={description} />;
}

/** Every page that is not prerendered: with the session, the app's messages and the route's guard. */
export default function GuardedLayout() {
  return (
    <I18nProvider messages={allMessages}>
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
