import type { ReactNode } from "react";
import { allWords } from "~/lib/i18n/catalogue";
import { I18nProvider } from "~/lib/i18n/context";
import { metaWords } from "~/lib/i18n/meta-words";
import { langOf } from "~/lib/i18n/paths";
import type { LoaderArgs } from "~/lib/router/page";
import { startSession } from "~/lib/session/start";
import { Toasts } from "~/ui/toasts";
import { Gate } from "./gate";
import { RouteHead } from "./route-head";

export async function clientLoader({ request }: LoaderArgs) {
  startSession();
  const lang = langOf(new URL(request.url).pathname);
  metaWords.load(lang).catch(() => undefined);
  await allWords.load(lang);
  return null;
}

/** Every page that is not prerendered: with the session, the app's words and the route's guard. */
export default function GuardedLayout({ children }: { children?: ReactNode }) {
  return (
    <I18nProvider words={allWords}>
      <RouteHead />
      <Gate>{children}</Gate>
      <Toasts />
    </I18nProvider>
  );
}
