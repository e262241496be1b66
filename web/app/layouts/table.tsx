import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { useTranslation } from "~/lib/i18n";
import { useSending } from "~/lib/outbox/use-sending";
import { useSignals } from "~/lib/signals/use-signals";
import { useFormatNames, useFreshLists } from "~/lib/user/lists-load";
import { RouteError } from "./error-page";

/** Nothing but the page: a table fills the whole screen. */
function Frame({ children }: { children: ReactNode }) {
  useFreshLists();
  useFormatNames(useTranslation().lang);
  useSending();
  useSignals();
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
  );
}

export default function TableLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <RouteError />
  </Frame>
);
