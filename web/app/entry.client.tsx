import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadI18n } from "~/lib/i18n/catalogue";
import { langOf } from "~/lib/i18n/paths";

const lang = langOf(location.pathname);
await loadI18n(lang);
// The app page was made once, in English, and the server put this route's head tags into it.
document.documentElement.lang = lang;
for (const element of document.querySelectorAll("[data-server-head]")) element.remove();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
