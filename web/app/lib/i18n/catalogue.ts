import type { Messages } from "~/locales/en";
import type { Lang } from "./paths";
import { createT, type Translate } from "./translate";

export interface I18n {
  lang: Lang;
  t: Translate<Messages>;
}

const modules = {
  en: () => import("~/locales/en"),
  fr: () => import("~/locales/fr"),
};
const loading = new Map<Lang, Promise<I18n>>();
const loaded = new Map<Lang, I18n>();

/** Only a language that is asked for is ever fetched, and once. */
export function loadI18n(lang: Lang): Promise<I18n> {
  const known = loading.get(lang);
  if (known) return known;
  const started = modules[lang]().then(
    ({ default: words }) => {
      const i18n = { lang, t: createT<Messages>(lang, words as Messages) };
      loaded.set(lang, i18n);
      return i18n;
    },
    (error) => {
      loading.delete(lang);
      throw error;
    },
  );
  loading.set(lang, started);
  return started;
}

/** What is there already, so that a first render need not wait. */
export const loadedI18n = (lang: Lang): I18n | undefined => loaded.get(lang);
