import { Suspense } from "react";
import { useRouteRow } from "~/lib/current-route";
import { Head, ServedHead } from "~/lib/head";
import { useMessages } from "~/lib/i18n";
import { metaMessages } from "~/lib/i18n/catalogue";
import { pageTitle } from "~/lib/page-title";

function OwnHead() {
  const { t } = useMessages(metaMessages);
  const name = useRouteRow()?.name;
  if (!name) {
    const title = pageTitle(t("notFound.title"));
    return <Head title={title} description={t("fallback")} twins={false} />;
  }
  const description = t(`${name}.description`) || t("fallback");
  return <Head title={pageTitle(t(`${name}.title`))} description={description} />;
}

/** Title and description of the present page: the server's until our own messages are there. */
export const RouteHead = () => (
  <Suspense fallback={<ServedHead />}>
    <OwnHead />
  </Suspense>
);
