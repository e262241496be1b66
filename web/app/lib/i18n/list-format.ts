import { perLang } from "./per-lang";

/** Puts names into a list as people write it: "Ada, Ben, and Cleo". */
export const listFormat = perLang((lang) => new Intl.ListFormat(lang));
