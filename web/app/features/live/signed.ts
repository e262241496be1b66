import { useTranslation } from "~/lib/i18n";

/** With a true minus: a hyphen is too short to be seen from across a table. */
export const minus = (number: string): string => number.replace("-", "−");

/** +3, −7, 0. */
export function useSigned(): (number: number) => string {
  const { lang } = useTranslation();
  const signed = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
  return (number) => minus(signed.format(number));
}
