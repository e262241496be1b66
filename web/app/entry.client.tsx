import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { reloadOnChunkErrors } from "~/lib/build/reload";
import { watchBuild } from "~/lib/build/watch";
import { takeServedHead } from "~/lib/head";
import { coreMessages } from "~/lib/i18n/catalogue";
import { barePath, langOf } from "~/lib/i18n/paths";
import { catchInstallPrompt } from "~/lib/install/prompt";
import { startLanguage } from "~/lib/language/start";
import { ahead, later, whenIdle } from "~/lib/on-demand";
import { currentLocation } from "~/lib/router/location";
import { App } from "./app";
import { loadPage } from "./pages";

const loadRegister = ahead(() => import("~/lib/build/register"));

/** How long a first view may take to come, in milliseconds. */
const firstView = 3_000;

/** Once the page is there: fetching the whole app must not hold up its first view. An overlay is never kept. */
function keepApp(): void {
  if (!import.meta.env.PROD || barePath(location.pathname) === "/obs") return;
  const bring = () =>
    void loadRegister()
      .then(({ bringWorker }) => bringWorker())
      .catch((error) => console.error("Failed to keep the app on this device", error));
  const wait = () => void setTimeout(() => whenIdle(bring), firstView);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

const bringLanding = later(() => import("~/lib/identity/landing"));

async function mount(): Promise<void> {
  reloadOnChunkErrors();
  catchInstallPrompt();
  const back = location.pathname.endsWith("/callback");
  if (back) (await bringLanding()).land();
  const elsewhere = startLanguage(back);
  if (elsewhere) return location.replace(elsewhere);

  const here = currentLocation();
  const [page] = await Promise.all([loadPage(here), coreMessages.load(langOf(here.pathname))]);
  watchBuild();
  keepApp();
  takeServedHead();

  const root = document.getElementById("root") as HTMLElement;
  // The app page holds nothing but a sign that something is coming.
  const rendered = root.hasAttribute("data-rendered");
  const app = (
    <StrictMode>
      <App first={{ location: here, page, keepScroll: rendered }} />
    </StrictMode>
  );
  startTransition(() => {
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

mount().catch((error) => console.error("Error while mounting app", error));
