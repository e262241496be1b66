/** Keeps the main pages as they look, once they are idle: the next visit shows them before the app runs. */
import { hasWorker } from "~/lib/build/newer";
import { barePath, langOf } from "~/lib/i18n/paths";
import { whenIdle } from "~/lib/on-demand";
import { seemsSignedIn } from "~/lib/user/signed-in-hint";
import { useUserStore } from "~/lib/user/store";
import { pageCopy } from "./page-copy";
import { pagesCache } from "./pages-cache";
import { seenAt } from "./shown";

/** Lists whose answers are kept, too (kept.ts); what is typed into their fields is left out (page-copy.ts). */
const kept = ["/dashboard", "/games", "/decks", "/playgroups", "/stats", "/friends"];

/** How many, and how long each may be in characters. */
const most = 12;
const longest = 96 * 1024;

/** For so long nothing has changed on the page; in milliseconds. */
const quiet = 500;

/** Outlines of what is still to come, failures, and buttons at work. */
const passing = '.animate-breathe, [aria-busy="true"], [role="alert"]';

/** Whether all of the page is there, and as it is on the server now. */
const isWhole = (root: Element): boolean =>
  navigator.onLine && seenAt() === null && root.querySelector(passing) === null;

/** While a page comes, the address is its own before the navigation is. */
const isShown = (root: Element): boolean =>
  root.querySelector<HTMLAnchorElement>('nav a[aria-current="page"]')?.pathname ===
  location.pathname;

async function write(address: string, html: string): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
  const cache = await caches.open(pagesCache);
  await cache.put(address, new Response(html, { headers: { build } }));
  // A cache lists its entries by when they were written.
  for (const oldest of (await cache.keys()).slice(0, -most)) await cache.delete(oldest);
  // Another tab may have signed out meanwhile.
  if (!seemsSignedIn()) await caches.delete(pagesCache);
}

async function keepPage(root: HTMLElement): Promise<void> {
  const { pathname, search } = location;
  const { userData } = useUserStore.getState();
  if (!userData || !seemsSignedIn() || !hasWorker()) return;
  if (!kept.includes(barePath(pathname)) || !isShown(root) || !isWhole(root)) return;
  const seen = pageCopy(root);
  seen.id = "seen";
  seen.lang = langOf(pathname);
  seen.dataset.user = userData.id;
  seen.setAttribute("aria-busy", "true");
  const html = seen.outerHTML;
  if (html.length <= longest) await write(pathname + search, html);
}

/** Until it is told to stop. */
export function keepPages(): () => void {
  const root = document.getElementById("root");
  const { serviceWorker } = navigator;
  if (!root || !serviceWorker) return () => {};
  // Without it the next visit begins as the first did.
  const keep = () =>
    void keepPage(root).catch((error) => console.error("Failed to keep the page", error));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(keep), quiet);
  };
  const observer = new MutationObserver(changed);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  // The first worker comes a while after the page.
  serviceWorker.addEventListener("controllerchange", changed);
  changed();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    serviceWorker.removeEventListener("controllerchange", changed);
  };
}
