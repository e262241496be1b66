import { create } from "zustand";
import { isLang, type Lang } from "~/lib/i18n/paths";

const storeKey = "language";
export const choiceKey = "user-language";
const cookieSeconds = 365 * 24 * 60 * 60;

export const hasCookie = (): boolean => /(^|; )locale=/.test(document.cookie);

export function setCookie(language: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing on plain http.
  document.cookie = `locale=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`;
}

interface LanguageState {
  currentLanguage: Lang;
  isInitialized: boolean;
  /** Anything but a language of ours is ignored. */
  setLanguage: (language: string) => void;
}

export const useLanguageStore = create<LanguageState>()((set) => ({
  currentLanguage: "en",
  isInitialized: false,
  setLanguage: (language) => {
    if (!isLang(language)) return;
    localStorage.setItem(choiceKey, language);
    setCookie(language);
    set({ currentLanguage: language });
  },
}));

// Written by hand: the persistence of the user store is a weight that public pages do without.
useLanguageStore.subscribe(({ currentLanguage, isInitialized }) =>
  localStorage.setItem(storeKey, JSON.stringify({ currentLanguage, isInitialized })),
);
