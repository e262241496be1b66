import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { reloadOnChunkErrors } from "~/lib/build/reload";
import { takeServedHead } from "~/lib/head";
import { coreMessages } from "~/lib/i18n/catalogue";
import { langOf } from "~/lib/i18n/paths";
import { startLanguage } from "~/lib/language/start";
import { ahead, later, whenIdle } from "~/lib/on-demand";
import { correctAddress, currentLocation } from "~/lib/router/location";
import { App } from "./app";
import { loadPage } from "./pages";

const bringWatch = ahead(() => import("~/lib/build/watch"));
const bringLanding = later(() => import("~/lib/identity/landing"));

async function mount(): Promise<void> {
  reloadOnChunkErrors();
  correctAddress();
  const back = location.pathname.endsWith("/callback");
  if (back) (await bringLanding()).land();
  const elsewhere = startLanguage(back);
  if (elsewhere) return location.replace(elsewhere);

  const here = currentLocation();
  const [page] = await Promise.all([loadPage(here), coreMessages.load(langOf(here.pathname))]);
  whenIdle(() => void bringWatch().then(({ watchBuild }) => watchBuild(), console.error));
  takeServedHead();

  const root = document.getElementById("root") as HTMLElement;
  // The app page holds nothing but a sign that something is coming.
  const rendered = root.hasAttribute("data-rendered");
  // What was last seen is on show (index.html), and may have been scrolled.
  const seen = "seen" in document.documentElement.dataset;
  const app = (
    <StrictMode>
      <App first={{ location: here, page, keepScroll: rendered || seen }} />
    </StrictMode>
  );
  startTransition(() => {
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

mount().catch((error) => console.error("Error while mounting app", error));
