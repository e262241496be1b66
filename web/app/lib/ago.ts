import { serverNow } from "./api/clock";
import { type Lang, perLang } from "./i18n";

const minute = 60_000;
const steps = [
  ["minute", minute, 60],
  ["hour", 60 * minute, 24],
  ["day", 24 * 60 * minute, 30],
  ["month", 30 * 24 * 60 * minute, 12],
] as const;
const year = 365 * 24 * 60 * minute;

const relativeTime = perLang((lang) => new Intl.RelativeTimeFormat(lang, { numeric: "auto" }));

/** How long ago, roughly: "now", "5 minutes ago", "yesterday". */
export function ago(at: string, lang: Lang, now = serverNow()): string {
  const format = relativeTime(lang);
  const past = Math.max(0, now - Date.parse(at));
  if (past < minute) return format.format(0, "second");
  for (const [unit, length, most] of steps) {
    const count = Math.floor(past / length);
    if (count < most) return format.format(-count, unit);
  }
  return format.format(-Math.max(1, Math.floor(past / year)), "year");
}
