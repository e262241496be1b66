import type { ReactNode } from "react";
import { appMessages, metaMessages } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
import type { LoaderArgs } from "~/lib/router/page";
import { startSession } from "~/lib/session/start";
import { Toasts } from "~/ui/toasts";
import { Gate } from "./gate";
import { RouteHead } from "./route-head";

export async function clientLoader({ request }: LoaderArgs) {
  startSession();
  const lang = langOf(new URL(request.url).pathname);
  metaMessages.load(lang).catch(() => undefined);
  await appMessages.load(lang);
  return null;
}

/** Every page that is not prerendered: with the session, the app's messages and the route's guard. */
export default function GuardedLayout({ children }: { children?: ReactNode }) {
  return (
    <I18nProvider messages={appMessages}>
      <RouteHead />
      <Gate>{children}</Gate>
      <Toasts />
    </I18nProvider>
  );
}
