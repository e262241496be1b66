import "~/ui/tokens.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { I18nProvider } from "~/lib/i18n/context";
import { langOf } from "~/lib/i18n/paths";

export function Layout({ children }: { children: ReactNode }) {
  const lang = langOf(useLocation().pathname);
  return (
    // The theme is put on <html> before React starts.
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script src="/theme.js" />
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

export const HydrateFallback = () => null;

export default function App() {
  return <Outlet />;
}
