import { Link, useLocation } from "react-router";
import { barePath, localePath, useTranslation } from "~/lib/i18n";
import { useSwitchLanguage } from "~/lib/language/switch";
import { LanguageIcon } from "~/ui/icons/everywhere";

/** The way to the same page in the other language: a true link, followed without a reload. */
export function LanguageSwitch() {
  const { t, lang } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const switchTo = useSwitchLanguage();
  const other = lang === "en" ? "fr" : "en";
  return (
    <Link
      to={localePath(other, barePath(pathname)) + search + hash}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        event.preventDefault();
        void switchTo(other);
      }}
      className="inline-flex min-h-target items-center gap-2 rounded-md px-3 text-sm font-semibold text-text-muted hover:bg-surface-overlay hover:text-text"
    >
      <LanguageIcon className="size-5 max-sm:hidden" aria-hidden="true" />
      <span className="max-sm:sr-only">{t(other === "en" ? "shell.english" : "shell.french")}</span>
      <span className="uppercase sm:hidden" aria-hidden="true">
        {other}
      </span>
    </Link>
  );
}
