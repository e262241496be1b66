import { useLocation } from "react-router";
import { coreMessages } from "~/lib/i18n/catalogue";
import { barePath, type Lang, localePath } from "~/lib/i18n/paths";
import { later } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { useSignedInHint } from "~/lib/user/signed-in-hint";
import { useLanguageStore } from "./store";

const bringSession = later(() => import("~/lib/session/start"));
const bringCalls = later(() => import("~/lib/api/calls"));

async function saveLanguage(lang: Lang): Promise<void> {
  try {
    const [{ startSession }, { putLocale }] = await Promise.all([bringSession(), bringCalls()]);
    startSession();
    await putLocale(lang);
  } catch (error) {
    // Only the language of mails depends on it: not worth a word to the user.
    console.error("Failed to save the language", error);
  }
}

/** Changes the language in place: same page, same scroll, no reload. */
export function useSwitchLanguage(): (lang: Lang) => Promise<void> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedInHint();
  return async (lang) => {
    await coreMessages.load(lang);
    useLanguageStore.getState().setLanguage(lang);
    await navigate(localePath(lang, barePath(pathname)) + search + hash, {
      replace: true,
      preventScrollReset: true,
    });
    if (signedIn) await saveLanguage(lang);
  };
}
