import type { Lang } from "./calls.ts";

// Who reads the site: English at a desk, French on a phone. The projects of playwright.config.ts are these two.

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

const reads = (lang: Lang) => ({ lang, locale: lang === "fr" ? "fr-FR" : "en-US" });

export const readers = {
  en: { ...reads("en"), viewport: DESKTOP },
  fr: { ...reads("fr"), viewport: PHONE, hasTouch: true, isMobile: true },
};

// A journey is for one reader, whom its title names: "... @en" or "... @fr", taking turns down the file. A test that names
// nobody runs for both, and `PODIUM_READERS=both` makes every test do so.

/** Which tests are not this reader's. */
export const othersOf = (lang: Lang): RegExp[] => {
  if (process.env.PODIUM_READERS === "both") return [];
  return [lang === "en" ? /@fr\b/ : /@en\b/];
};
