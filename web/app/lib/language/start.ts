import { barePath, isLang, type Lang, langOf, localePath } from "~/lib/i18n/paths";
import { choiceKey, hasCookie, setCookie, useLanguageStore } from "./store";

/** A stored choice, else the browser's language, else English. */
export function languageAtStart(stored: string | null, browser: string): Lang {
  if (isLang(stored)) return stored;
  const short = browser.slice(0, 2).toLowerCase();
  return isLang(short) ? short : "en";
}

const isOverlay = () => barePath(location.pathname) === "/obs";

/** An overlay's address can name its language. */
const isSaid = () => isOverlay() && isLang(new URLSearchParams(location.search).get("lang"));

/**
 * The address to open instead, if the wanted language is French and the address is English.
 * A French address is kept, because it was shared on purpose; so is a language chosen before.
 */
export function startLanguage(settled = false): string | null {
  const { pathname, search, hash } = location;
  const stored = localStorage.getItem(choiceKey);
  const wanted = languageAtStart(stored, navigator.language);
  const shown = langOf(pathname);
  const stays = settled || isSaid();
  if (!stays && shown === "en" && wanted === "fr")
    return localePath("fr", pathname) + search + hash;
  // An overlay must not save a language choice.
  if (isOverlay()) return null;
  const { setLanguage } = useLanguageStore.getState();
  if (!isLang(stored)) setLanguage(shown);
  // A browser may have dropped the cookie and kept the choice.
  else if (!hasCookie()) setCookie(stored);
  useLanguageStore.setState({ currentLanguage: shown, isInitialized: true });
  return null;
}
