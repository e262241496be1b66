import { prerender } from "react-dom/static";
import { coreMessages } from "~/lib/i18n/catalogue";
import { langOf } from "~/lib/i18n/paths";
import { LogoMark } from "~/ui/logo";
import { App } from "./app";
import { loadPage } from "./pages";

/** What goes into the `<head>` and the `<body>` of a page. */
interface Html {
  head: string;
  body: string;
}

const start = '<div id="root"';

/** React writes what belongs into the head before everything else. */
async function render(root: React.ReactNode): Promise<Html> {
  const { prelude } = await prerender(root);
  const html = await new Response(prelude).text();
  const at = html.indexOf(start);
  return { head: html.slice(0, at), body: html.slice(at) };
}

/** A public page; runs at build time only. */
export async function renderPage(pathname: string): Promise<Html> {
  const place = { pathname, search: "", hash: "", state: null, key: "default" };
  const [page] = await Promise.all([
    loadPage(place, "http://localhost"),
    coreMessages.load(langOf(pathname)),
  ]);
  return render(
    <div id="root" data-rendered="">
      <App first={{ location: place, page, keepScroll: true }} />
    </div>,
  );
}

/** The app page until its code is there; it belongs to no language. */
export const renderFallback = (): Promise<Html> =>
  render(
    <div id="root">
      <div className="grid min-h-dvh place-items-center">
        <LogoMark className="size-12 animate-breathe" />
      </div>
    </div>,
  );
