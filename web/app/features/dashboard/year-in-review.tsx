import { Link } from "react-router";
import { serverNow } from "~/lib/api/clock";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { EventIcon } from "~/ui/icons/app";
import { useLastGames } from "./last-games";
import { dashboardMessages } from "./messages";

const december = 11;

/** In December, the way to the year's page, for who played in it. */
export function YearInReview() {
  const { t } = useMessages(dashboardMessages);
  const to = useLocalePath();
  const last = useLastGames().data?.games[0];
  const now = new Date(serverNow());
  const year = now.getFullYear();
  const played = last !== undefined && new Date(last.endedAt).getFullYear() === year;
  if (now.getMonth() !== december || !played) return null;
  return (
    <Link
      to={to(`/review/${year}`)}
      className="mb-8 flex min-h-target items-center gap-3 rounded-lg border border-line bg-accent-soft p-4 transition-colors hover:border-line-strong"
    >
      <EventIcon className="size-6 shrink-0 text-accent-text" aria-hidden="true" />
      <span className="grid min-w-0">
        <span className="font-display font-bold">{t("review", { year: String(year) })}</span>
        <span className="text-sm text-text-muted">{t("reviewText")}</span>
      </span>
    </Link>
  );
}
