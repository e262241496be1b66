import type { ReactNode } from "react";
import { useTranslation } from "~/lib/i18n";
import { Boundary } from "~/lib/router/boundary";
import { useSignals } from "~/lib/signals/use-signals";
import { useFormatNames, useFreshLists } from "~/lib/user/lists-load";
import { RouteError } from "./error-page";
import { useBackground } from "./use-background";

/** Nothing but the page: a table fills the whole screen. */
export default function TableLayout({ children }: { children?: ReactNode }) {
  useFreshLists();
  useFormatNames(useTranslation().lang);
  useSignals();
  useBackground();
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      <Boundary Failed={RouteError}>{children}</Boundary>
    </main>
  );
}
