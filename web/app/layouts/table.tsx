import type { ReactNode } from "react";
import { useTranslation } from "~/lib/i18n";
import { useSending } from "~/lib/outbox/use-sending";
import { Boundary } from "~/lib/router/boundary";
import { useSignals } from "~/lib/signals/use-signals";
import { useFormatNames, useFreshLists } from "~/lib/user/lists-load";
import { useUploads } from "~/live/offline/use-uploads";
import { RouteError } from "./error-page";

/** Nothing but the page: a table fills the whole screen. */
export default function TableLayout({ children }: { children?: ReactNode }) {
  useFreshLists();
  useFormatNames(useTranslation().lang);
  useSending();
  useUploads();
  useSignals();
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      <Boundary Failed={RouteError}>{children}</Boundary>
    </main>
  );
}
