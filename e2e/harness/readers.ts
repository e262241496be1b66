import type { Lang } from "./calls.ts";

// The two readers, each a project in playwright.config.ts: English on a desktop, French on a phone.

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 800 };

const reads = (lang: Lang) => ({ lang, locale: lang === "fr" ? "fr-FR" : "en-US" });

export const readers = {
  en: { ...reads("en"), viewport: DESKTOP },
  fr: { ...reads("fr"), viewport: PHONE, hasTouch: true, isMobile: true },
};

// A journey runs for one reader, marked at the end of its title by "@en" or "@fr", alternating down the file. A test
// without a mark runs for both, and `PODIUM_READERS=both` runs every test for both.

/** Matches the titles of the other reader's tests. */
export const othersOf = (lang: Lang): RegExp[] => {
  if (process.env.PODIUM_READERS === "both") return [];
  return [lang === "en" ? /@fr\b/ : /@en\b/];
};
