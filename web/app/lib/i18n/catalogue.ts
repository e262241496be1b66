import type { Messages } from "~/locales/en";
import type { Lang } from "./paths";
import { createT, type Translate } from "./translate";

/** A language, and the function that looks up and fills in its messages. */
export interface Translator<T> {
  lang: Lang;
  t: Translate<T>;
  /** As they are, for texts that are more than a line. */
  messages: T;
}
export type I18n = Translator<Messages>;

const core = {
  en: () => import("~/locales/en/core"),
  fr: () => import("~/locales/fr/core"),
};
const app = {
  en: () => import("~/locales/en/app"),
  fr: () => import("~/locales/fr/app"),
};

/** Marked as React marks promises itself: `use` then reads what is there already without waiting. */
async function marked<T>(promise: Promise<T>): Promise<void> {
  const value = await promise;
  Object.assign(promise, { status: "fulfilled", value });
}

/** Loads a language once, when it is first needed. */
function once<T extends object>(load: (lang: Lang) => Promise<object>) {
  const loading = new Map<Lang, Promise<Translator<T>>>();
  const start = async (lang: Lang) => {
    const messages = (await load(lang)) as T;
    return { lang, t: createT<T>(lang, messages), messages };
  };
  return {
    /** Always the same promise for a language, so that a render can `use` it. */
    load(lang: Lang): Promise<Translator<T>> {
      const known = loading.get(lang);
      if (known) return known;
      const started = start(lang);
      marked(started).catch(() => loading.delete(lang));
      loading.set(lang, started);
      return started;
    },
  };
}

export type Catalogue<T extends object> = ReturnType<typeof once<T>>;

/** The messages every page needs. */
export const coreMessages = once<Messages>(async (lang) => (await core[lang]()).default);

/** The core messages and those of the app's frame. */
export const appMessages = once<Messages>(async (lang) => {
  const [first, rest] = await Promise.all([core[lang](), app[lang]()]);
  return { ...first.default, ...rest.default };
});

/** The messages of one feature, fetched with the pages that show it and not with every page. */
export const catalogue = <T extends object>(
  modules: Record<Lang, () => Promise<{ default: object }>> & { en: () => Promise<{ default: T }> },
): Catalogue<T> => once<T>(async (lang) => (await modules[lang]()).default);

/** Titles and descriptions of all pages; no page waits for them. */
export const metaMessages = catalogue({
  en: () => import("~/locales/en/meta"),
  fr: () => import("~/locales/fr/meta"),
});
