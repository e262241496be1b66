import { useLocation, useNavigate } from "react-router";
import { putLocale } from "~/lib/api/calls";
import { loadI18n } from "~/lib/i18n/catalogue";
import { barePath, type Lang, localePath } from "~/lib/i18n/paths";
import { isAuthenticated, useUserStore } from "~/lib/user/store";
import { useLanguageStore } from "./store";

/** Changes the language in place: same page, same scroll, no reload. */
export function useSwitchLanguage(): (lang: Lang) => Promise<void> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return async (lang) => {
    await loadI18n(lang);
    useLanguageStore.getState().setLanguage(lang);
    await navigate(localePath(lang, barePath(pathname)) + search + hash, {
      replace: true,
      preventScrollReset: true,
    });
    if (!isAuthenticated(useUserStore.getState())) return;
    // Only the language of mails depends on it: a failure is not worth a word to the user.
    await putLocale(lang).catch((error) => console.error("Failed to save the language", error));
  };
}
