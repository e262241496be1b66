import { serverNow } from "~/lib/api/clock";
import { useMessages } from "~/lib/i18n";
import { useFormat } from "../format";
import { statsAnswersMessages } from "./messages";
import { type MonthCount, paceOf } from "./pace";

/** Whether there were more games than last year, in words. */
export function PaceText({ months }: { months: readonly MonthCount[] }) {
  const { t } = useMessages(statsAnswersMessages);
  const { monthName } = useFormat();
  const pace = paceOf(months, new Date(serverNow()));
  if (!pace) return t("paceNone");
  const { year, from, until, games, gamesBefore } = pace;
  const span =
    from === until
      ? monthName(from)
      : t("paceMonths", { from: monthName(from), until: monthName(until) });
  const said = {
    games: t("paceGames", { count: games, year: String(year), months: span }),
    before: t("paceBefore", { year: String(year - 1) }),
  };
  const more = games - gamesBefore;
  if (more === 0) return t("paceSame", said);
  return t(more > 0 ? "paceMore" : "paceFewer", { ...said, count: Math.abs(more) });
}
