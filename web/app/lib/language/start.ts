import { barePath, isLang, type Lang, langOf, localePath } from "~/lib/i18n/paths";
import { choiceKey, useLanguageStore } from "./store";

/** A stored choice, else the browser's language, else English. */
export function languageAtStart(stored: string | null, browser: string): Lang {
  if (isLang(stored)) return stored;
  const short = browser.slice(0, 2).toLowerCase();
  return isLang(short) ? short : "en";
}

/**
 * The address to open instead, if the wanted language is French and the address is English.
 * A French address is taken at its word: somebody sent it. So is one that is settled already.
 */
export function startLanguage(settled = false): string | null {
  const { pathname, search, hash } = location;
  // An overlay is nobody's visit: its address says its language, and it leaves no choice behind.
  if (barePath(pathname) === "/obs") return null;
  const stored = localStorage.getItem(choiceKey);
  const wanted = languageAtStart(stored, navigator.language);
  const shown = langOf(pathname);
  if (!settled && shown === "en" && wanted === "fr")
    return localePath("fr", pathname) + search + hash;
  const { setLanguage } = useLanguageStore.getState();
  if (!isLang(stored)) setLanguage(shown);
  useLanguageStore.setState({ currentLanguage: shown, isInitialized: true });
  return null;
}
