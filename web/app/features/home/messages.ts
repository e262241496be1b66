import { usePageT } from "~/lib/i18n";
import type words from "~/locales/en/home";

/** The landing page's own words, from its payload file. */
export const useHomeT = () => usePageT<typeof words>();
