import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnChunkErrors } from "~/lib/build/reload";
import { watchBuild } from "~/lib/build/watch";
import { takeServedHead } from "~/lib/head";
import { coreMessages } from "~/lib/i18n/catalogue";
import { langOf } from "~/lib/i18n/paths";
import { startLanguage } from "~/lib/language/start";

async function mount(): Promise<void> {
  reloadOnChunkErrors();
  const back = location.pathname.endsWith("/callback");
  if (back) (await import("~/lib/identity/landing")).land();
  const elsewhere = startLanguage(back);
  if (elsewhere) return location.replace(elsewhere);

  const lang = langOf(location.pathname);
  await coreMessages.load(lang);
  watchBuild();
  // The app page was made once, in English.
  document.documentElement.lang = lang;
  takeServedHead();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

mount().catch((error) => console.error("Error while mounting app", error));
