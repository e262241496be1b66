import { type Lang, minus, perLang, signedOf, useTranslation } from "~/lib/i18n";

/** How stats are written in a language. */
export interface StatsFormat {
  lang: Lang;
  number: (value: number) => string;
  /** With one digit behind the point: averages. */
  decimal: (value: number) => string;
  /** 0.42 as "42%". */
  percent: (share: number) => string;
  /** "28–58%". */
  interval: (low: number, high: number) => string;
  /** "+31", "−4", "0". */
  signed: (value: number) => string;
  /** "1h 15m". */
  minutes: (value: number) => string;
  /** A time as its day. */
  day: (at: string | number) => string;
  /** "2026-11" as "November 2026". */
  month: (month: string) => string;
  /** "2026-11" as "November". */
  monthName: (month: string) => string;
  /** A time as its day, short. */
  dayTick: (at: string) => string;
  /** "2026-11" as "Nov", with the year under January. */
  monthTick: (month: string) => string;
  /** "Nov 26", where months of several years stand apart. */
  monthYear: (at: string) => string;
  /** 1 is Monday. */
  weekday: (weekday: number) => string;
  weekdayTick: (weekday: number) => string;
}

const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
/** The first Monday of 2024, and the days after it. */
const dayOfWeek = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

export function statsFormat(lang: Lang): StatsFormat {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const unit = (name: string) =>
    new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "narrow" });
  const [hours, minutes] = [unit("hour"), unit("minute")];
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  const shortDate = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" });
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" });
    return (date: Date) => format.format(date);
  };
  const longMonth = named({ month: "long", year: "numeric" });
  const monthName = named({ month: "long" });
  const monthYear = named({ month: "short", year: "2-digit" });
  const shortMonth = named({ month: "short" });
  const year = named({ year: "numeric" });
  const longDay = named({ weekday: "long" });
  const shortDay = named({ weekday: "short" });
  return {
    lang,
    number: (value) => minus(number.format(value)),
    decimal: (value) => minus(decimal.format(value)),
    percent: (share) => percent.format(share),
    interval: (low, high) => `${number.format(low * 100)}–${percent.format(high)}`,
    signed: signedOf(lang),
    minutes: (value) => {
      const whole = Math.round(value);
      const [full, rest] = [Math.floor(whole / 60), whole % 60];
      if (full === 0) return minutes.format(rest);
      return rest === 0 || full >= 10
        ? hours.format(full)
        : `${hours.format(full)} ${minutes.format(rest)}`;
    },
    day: (at) => day.format(new Date(at)),
    dayTick: (at) => shortDate.format(new Date(at)),
    month: (month) => longMonth(firstOf(month)),
    monthName: (month) => monthName(firstOf(month)),
    monthTick: (month) =>
      month.endsWith("-01") ? year(firstOf(month)) : shortMonth(firstOf(month)),
    monthYear: (at) => monthYear(firstOf(at.slice(0, 7))),
    weekday: (weekday) => longDay(dayOfWeek(weekday)),
    weekdayTick: (weekday) => shortDay(dayOfWeek(weekday)),
  };
}

const formatOf = perLang(statsFormat);

/** How stats are written in the present language. */
export const useFormat = (): StatsFormat => formatOf(useTranslation().lang);
