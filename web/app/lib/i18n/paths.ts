/** The two languages and how they show in addresses: English bare, French under /fr. */
export type Lang = "en" | "fr";
export const langs = ["en", "fr"] as const satisfies Lang[];

export const isLang = (value: unknown): value is Lang => value === "en" || value === "fr";

export const langOf = (pathname: string): Lang => (/^\/fr(\/|$)/.test(pathname) ? "fr" : "en");

/** The path without its language and without a closing slash; never `//host`, which is another site's address. */
export const barePath = (pathname: string): string =>
  pathname
    .replace(/^\/fr(?=\/|$)/, "")
    .replace(/^\/[/\\]+/, "/")
    .replace(/(.)\/+$/, "$1") || "/";

/** The address, in a language, of a path without one. */
export const localePath = (lang: Lang, bare: string): string => {
  if (lang === "en") return bare;
  return bare === "/" ? "/fr" : `/fr${bare}`;
};

export const twins = (bare: string): string[] => langs.map((lang) => localePath(lang, bare));
