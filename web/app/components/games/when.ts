import { serverNow } from "~/lib/api/clock";
import { type Lang, perLang } from "~/lib/i18n";
import { dayOf } from "./timeline";

const startCase = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const oneDay = 24 * 60 * 60_000;

const relativeTime = perLang((lang) => new Intl.RelativeTimeFormat(lang, { numeric: "auto" }));
const dayOfYear = { weekday: "long", day: "numeric", month: "long" } as const;
const dayThisYear = perLang((lang) => new Intl.DateTimeFormat(lang, dayOfYear));
const dayOfAnyYear = perLang(
  (lang) => new Intl.DateTimeFormat(lang, { ...dayOfYear, year: "numeric" }),
);
const shortTime = perLang((lang) => new Intl.DateTimeFormat(lang, { timeStyle: "short" }));
const longDateAndTime = perLang(
  (lang) => new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }),
);

/** "Today", "Yesterday", then the date; the year only where it is another one. */
export function dayName(day: string, lang: Lang, now = serverNow()): string {
  const relative = relativeTime(lang);
  if (day === dayOf(now)) return startCase(relative.format(0, "day"));
  if (day === dayOf(now - oneDay)) return startCase(relative.format(-1, "day"));
  // Noon, so that no time zone or clock change moves it to another day.
  const date = new Date(`${day}T12:00:00`);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  const name = sameYear ? dayThisYear : dayOfAnyYear;
  return startCase(name(lang).format(date));
}

export const timeOfDay = (moment: string, lang: Lang): string =>
  shortTime(lang).format(new Date(moment));

export const dateAndTime = (moment: string, lang: Lang): string =>
  longDateAndTime(lang).format(new Date(moment));
