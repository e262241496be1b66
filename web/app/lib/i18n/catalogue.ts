import type { Messages } from "~/locales/en";
import type { Lang } from "./paths";
import { createT, type Translate } from "./translate";

export interface I18n {
  lang: Lang;
  t: Translate<Messages>;
}

const core = {
  en: () => import("~/locales/en/core"),
  fr: () => import("~/locales/fr/core"),
};
const app = {
  en: () => import("~/locales/en/app"),
  fr: () => import("~/locales/fr/app"),
};

/** Only a language that is asked for is ever fetched, and once. */
function once(load: (lang: Lang) => Promise<object>) {
  const loading = new Map<Lang, Promise<I18n>>();
  const loaded = new Map<Lang, I18n>();
  const start = async (lang: Lang) => {
    const i18n = { lang, t: createT<Messages>(lang, (await load(lang)) as Messages) };
    loaded.set(lang, i18n);
    return i18n;
  };
  return {
    load(lang: Lang): Promise<I18n> {
      const known = loading.get(lang);
      if (known) return known;
      const started = start(lang);
      started.catch(() => loading.delete(lang));
      loading.set(lang, started);
      return started;
    },
    /** What is there already, so that a render need not wait. */
    loaded: (lang: Lang): I18n | undefined => loaded.get(lang),
  };
}

/** The words every page needs. */
export const coreWords = once(async (lang) => (await core[lang]()).default);

/** Those and the words of the app's own pages. */
export const allWords = once(async (lang) => {
  const [first, rest] = await Promise.all([core[lang](), app[lang]()]);
  return { ...first.default, ...rest.default };
});
