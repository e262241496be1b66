import { type Day, dayOf, type Period, periodOf, spanOf } from "~/components/stats/periods";
import { serverNow } from "~/lib/api/clock";
import type { SeasonBody } from "~/lib/api/playgroups";
import type { Season } from "~/lib/api/types";

/** The form's values; days are in the user's time zone. */
export interface SeasonForm {
  name: string;
  from: Day;
  /** Empty while it goes on. */
  until: Day;
}

export const seasonFields = ["name", "from", "until"] as const satisfies (keyof SeasonForm)[];

export const periodOfSeason = ({ from, until }: Season): Period => periodOf(from, until);

export function formOf(season: Season): SeasonForm {
  const { from = "", until = "" } = periodOfSeason(season);
  return { name: season.name, from, until };
}

/** Begins today. */
export const freshSeason = (now = new Date(serverNow())): SeasonForm => ({
  name: "",
  from: dayOf(now),
  until: "",
});

type Problem = "required" | "tooLong" | "noDay" | "turned";
const longest = 60;

/** The errors found before sending; the server checks again. */
export function problemsOf({
  name,
  from,
  until,
}: SeasonForm): Partial<Record<keyof SeasonForm, Problem>> {
  const typed = [...name.trim()].length;
  const { from: first } = spanOf({ from });
  return {
    ...(typed === 0 && { name: "required" }),
    ...(typed > longest && { name: "tooLong" }),
    ...(first === undefined && { from: "noDay" }),
    ...(first !== undefined && until && until < from && { until: "turned" }),
  };
}

const moment = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

/** As the server keeps it: from the first moment of the first day until before the day after the last. */
export function seasonBody({ name, from, until }: SeasonForm): SeasonBody {
  const span = spanOf({ from, until });
  return { name: name.trim(), from: moment(span.from) ?? "", until: moment(span.until) };
}
