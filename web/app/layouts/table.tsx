import { Outlet } from "react-router";
import { useTranslation } from "~/lib/i18n";
import { useSending } from "~/lib/outbox/use-sending";
import { useSignals } from "~/lib/signals/use-signals";
import { useFormatNames, useFreshLists } from "~/lib/user/lists-load";

/** Nothing but the page: a table fills the whole screen. */
export default function TableLayout() {
  useFreshLists();
  useFormatNames(useTranslation().lang);
  useSending();
  useSignals();
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      <Outlet />
    </main>
  );
}
