import { minus, useTranslation } from "~/lib/i18n";

/** +3, −7, 0. */
export function useSigned(): (number: number) => string {
  const { lang } = useTranslation();
  const signed = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
  return (number) => minus(signed.format(number));
}
