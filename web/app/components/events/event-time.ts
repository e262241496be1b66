import type { PlayEvent } from "~/lib/api/types";
import type { Lang } from "~/lib/i18n";

/** "14 November 2026, 19:00 – 23:00", where the reader is. */
export function eventTime({ startsAt, endsAt }: PlayEvent, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" });
  const start = new Date(startsAt);
  return endsAt ? format.formatRange(start, new Date(endsAt)) : format.format(start);
}
