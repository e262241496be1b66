import { serverNow } from "~/lib/api/clock";
import type { Lang } from "~/lib/i18n";
import { dayOf } from "./timeline";

const startCase = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const oneDay = 24 * 60 * 60_000;

/** "Today", "Yesterday", then the date; the year only where it is another one. */
export function dayName(day: string, lang: Lang, now = serverNow()): string {
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (day === dayOf(now)) return startCase(relative.format(0, "day"));
  if (day === dayOf(now - oneDay)) return startCase(relative.format(-1, "day"));
  // Noon, so that no time zone or clock change moves it to another day.
  const date = new Date(`${day}T12:00:00`);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  const name = new Intl.DateTimeFormat(lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: sameYear ? undefined : "numeric",
  });
  return startCase(name.format(date));
}

export const timeOfDay = (moment: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(new Date(moment));

export const dateAndTime = (moment: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }).format(new Date(moment));
