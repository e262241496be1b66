import { serverNow } from "~/lib/api/clock";

/** A day of the calendar, "2026-11-15", as people mean it where they are. */
export type Day = string;

/** From a day to a day, both counted in; open where one is missing. */
export interface Period {
  from?: Day;
  until?: Day;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export const dayOf = (date: Date): Day => {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The start of the day that many days later; undefined for an invalid day. */
function startOf(day: Day | undefined, after = 0): number | undefined {
  const [, year, month, date] = day?.match(pattern) ?? [];
  if (!day || !year) return undefined;
  const moment = new Date(Number(year), Number(month) - 1, Number(date));
  if (dayOf(moment) !== day) return undefined;
  moment.setDate(moment.getDate() + after);
  return moment.getTime();
}

/** As the API takes it: from a moment on, until before another. What makes no sense is left out. */
export function spanOf({ from, until }: Period): { from?: number; until?: number } {
  const first = startOf(from);
  const end = startOf(until, 1);
  return {
    ...(first !== undefined && { from: first }),
    ...(end !== undefined && (first === undefined || end > first) && { until: end }),
  };
}

/** The time zone for months and weekdays; the offset is for servers that do not know the zone. */
export const whereIAm = (now = new Date()): { tz?: string; offset: number } => ({
  tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  offset: 0 - now.getTimezoneOffset(),
});

export const presets = ["days30", "days90", "thisYear", "lastYear"] as const;
export type Preset = (typeof presets)[number];

/** The days of a named period today; the address stores the days, so that a link stays the same. */
export function presetPeriod(preset: Preset, now = new Date(serverNow())): Period {
  const year = now.getFullYear();
  const before = (days: number) => dayOf(new Date(year, now.getMonth(), now.getDate() - days + 1));
  return {
    days30: { from: before(30) },
    days90: { from: before(90) },
    thisYear: { from: `${year}-01-01`, until: `${year}-12-31` },
    lastYear: { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` },
  }[preset];
}

/** From and until times of the server, the end not counted in, as days. */
export const periodOf = (from: string, until: string | null): Period => ({
  from: dayOf(new Date(from)),
  ...(until && { until: dayOf(new Date(Date.parse(until) - 1)) }),
});
