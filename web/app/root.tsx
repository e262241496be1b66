import "~/ui/tokens.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from "react-router";
import { ErrorPage } from "~/layouts/error-page";
import { Gate } from "~/layouts/gate";
import { Head } from "~/lib/head";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";
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
        <I18nProvider>{children}</I18nProvider>
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
  return (
    <>
      <Head />
      <Gate>
        <Outlet />
      </Gate>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return <ErrorPage status={error.status} message={error.data || error.statusText} />;
  }
  return <ErrorPage status={500} message={error instanceof Error ? error.message : undefined} />;
}
