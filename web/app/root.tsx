import "~/ui/tokens.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { ErrorPage, RouteError, useRouteProblem } from "~/layouts/error-page";
import { useFreshBuild } from "~/lib/build/fresh";
import { useFocusOnNavigation } from "~/lib/focus";
import { coreMessages } from "~/lib/i18n/catalogue";
import { I18nProvider, useTranslation } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
import { pageTitle } from "~/lib/page-title";
import { LogoMark } from "~/ui/logo";
import { SiteHead } from "~/ui/site-head";

export function Layout({ children }: { children: ReactNode }) {
  const lang = langOf(useLocation().pathname);
  return (
    // The theme is put on <html> before React starts.
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script src="/theme.js" />
        <SiteHead />
        <Links />
      </head>
      <body>
        <I18nProvider messages={coreMessages}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The app page until its code is there; it belongs to no language. */
export const HydrateFallback = () => (
  <div className="grid min-h-dvh place-items-center">
    <LogoMark className="size-12 animate-breathe" />
  </div>
);

export default function App() {
  useFreshBuild();
  useFocusOnNavigation();
  return <Outlet />;
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  const problem = useRouteProblem();
  const broken = problem !== "offline" && problem.status === 404 ? "notFound" : "internal";
  const title = t(`shell.error.${problem === "offline" ? problem : broken}`);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <ErrorPage>
        <RouteError />
      </ErrorPage>
    </>
  );
}
