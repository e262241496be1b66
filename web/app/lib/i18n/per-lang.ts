import type { Lang } from "./paths";

/** Makes something once for each language: a formatter takes long to make, and a list uses one in every row. */
export function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>();
  return (lang) => {
    const known = made.get(lang) ?? make(lang);
    made.set(lang, known);
    return known;
  };
}
