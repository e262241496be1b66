import { useLocation } from "react-router";
import { barePath, langOf, langs, localePath } from "./i18n/paths";

let servedTitle = "";

/** The server put this route's head tags into the app page; from here on they are ours. */
export function takeServedHead(): void {
  servedTitle = document.title;
  for (const element of document.querySelectorAll("[data-server-head]")) element.remove();
}

/** The title as the server gave it, until the words for our own are there. */
export const ServedTitle = () => servedTitle && <title>{servedTitle}</title>;

interface HeadProps {
  title: string;
  description: string;
  /** Whether the page has a twin in the other language; a page that is not there has none. */
  twins?: boolean;
}

/** Title, description and language twins; React puts them into <head>. */
export function Head({ title, description, twins = true }: HeadProps) {
  const { pathname } = useLocation();
  const bare = barePath(pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {twins && (
        <>
          <link rel="canonical" href={localePath(langOf(pathname), bare)} />
          {langs.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={localePath(lang, bare)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={bare} />
        </>
      )}
    </>
  );
}
