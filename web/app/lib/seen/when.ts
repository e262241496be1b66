import { type Lang, perLang } from "~/lib/i18n";

const week = 6 * 24 * 60 * 60_000;

const time = perLang((lang) => new Intl.DateTimeFormat(lang, { timeStyle: "short" }));
const weekday = perLang(
  (lang) => new Intl.DateTimeFormat(lang, { weekday: "long", hour: "numeric", minute: "2-digit" }),
);
const date = perLang(
  (lang) => new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }),
);

/** A moment as short as it is clear: "6:20 PM" today, "Tuesday at 6:20 PM" this week, then the date. */
export function moment(at: number, lang: Lang, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const format = isToday ? time : Math.abs(now - at) < week ? weekday : date;
  return format(lang).format(at);
}
