import { useLocation } from "react-router";
import { useRouteRow } from "./current-route";
import { useTranslation } from "./i18n/context";
import { barePath, langs, localePath } from "./i18n/paths";
import { pageTitle } from "./page-title";

/** The page's own title, description and language twins; React puts them into <head>. */
export function Head() {
  const { t, lang } = useTranslation();
  const bare = barePath(useLocation().pathname);
  const name = useRouteRow()?.name;
  return (
    <>
      <title>{pageTitle(t(name ? `meta.${name}.title` : "meta.notFound.title"))}</title>
      <meta
        name="description"
        content={name ? t(`meta.${name}.description`) : t("meta.fallback")}
      />
      {name && (
        <>
          <link rel="canonical" href={localePath(lang, bare)} />
          {langs.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={localePath(each, bare)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={bare} />
        </>
      )}
    </>
  );
}

/** The head of a page that could not be shown. */
export function ErrorHead({ notFound }: { notFound: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{pageTitle(t(notFound ? "meta.notFound.title" : "meta.error.title"))}</title>
      <meta name="description" content={t("meta.fallback")} />
    </>
  );
}
