import { perLang } from "./per-lang";
import { minus } from "./translate";

/** +3, −7, 0. */
export const signedOf = perLang((lang) => {
  const format = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
  return (number: number) => minus(format.format(number));
});
