import { useLocation } from "react-router";
import { barePath, langOf, langs, localePath } from "./i18n/paths";

const served = { title: "", description: "" };

/** The server put this route's head tags into the page; from here on they are ours. */
export function takeServedHead(): void {
  served.title = document.title;
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
  served.description = description?.content ?? "";
  for (const element of document.querySelectorAll("[data-server-head]")) element.remove();
}

/** Title and description as the server gave them, until the messages for our own are there. */
export const ServedHead = () => (
  <>
    {served.title && <title>{served.title}</title>}
    {served.description && <meta name="description" content={served.description} />}
  </>
);

interface HeadProps {
  title: string;
  description: string;
  /** Whether the page has a twin in the other language; a page that is not there has none. */
  twins?: boolean;
}

/** Crawlers read these without the page's address, so they are absolute. */
function Twins({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  const bare = barePath(pathname);
  return (
    <>
      <link rel="canonical" href={origin + localePath(langOf(pathname), bare)} />
      {langs.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={origin + localePath(lang, bare)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + bare} />
    </>
  );
}

/** Title, description and language twins; React puts them into <head>. */
export function Head({ title, description, twins = true }: HeadProps) {
  // A page made at build time does not know where it will be served: the server adds them.
  const origin = globalThis.location?.origin;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {twins && origin && <Twins origin={origin} />}
    </>
  );
}
