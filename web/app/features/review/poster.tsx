import { useRef } from "react";
import { useFormat } from "~/components/stats/format";
import { MonthsCard } from "~/components/stats/time-cards";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { later } from "~/lib/on-demand";
import { useAction } from "~/lib/use-action";
import { fullName, type UserData } from "~/lib/user/lists";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { RateBar } from "~/ui/charts/rate-bar";
import { ShareIcon } from "~/ui/icons/app";
import { useHighlights } from "./highlights";
import { reviewMessages } from "./messages";

const bringSave = later(() => import("~/components/stats/save"));

interface PosterProps {
  year: number;
  user: UserData;
  stats: Stats;
  /** Where all stats of the year are. */
  details: string;
}

/** A year on one sheet that can be sent around. */
export default function Poster({ year, user, stats, details }: PosterProps) {
  const { t } = useMessages(reviewMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const title = t("title", { year: String(year) });
  const { run: share, busy } = useAction(async () => {
    const { sharePicture } = await bringSave();
    if (sheet.current) await sharePicture(title, sheet.current);
  });
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => share()}>
          <ShareIcon className="size-5" aria-hidden="true" />
          {t("share")}
        </Button>
        <ButtonLink to={details}>{t("details", { year: String(year) })}</ButtonLink>
      </div>
      <div
        ref={sheet}
        className="grid gap-6 rounded-xl border border-line bg-surface-raised p-5 sm:p-8"
      >
        <header className="flex items-center gap-4">
          <Avatar name={user.username} picture={user.picture} size="lg" />
          <p className="min-w-0 flex-1 truncate font-semibold">{fullName(user)}</p>
          <p className="font-display text-3xl font-bold text-accent-text">{year}</p>
        </header>
        <Sum stats={stats} />
        <Highlights stats={stats} />
      </div>
      <MonthsCard counts={stats.byMonth} />
    </div>
  );
}

/** The year in one breath: how much, how well, and how well it was to be expected. */
function Sum({ stats }: { stats: Stats }) {
  const { t } = useMessages(reviewMessages);
  const { percent, interval, minutes } = useFormat();
  const { games, wins, rate, low, high, expected, averageMinutes, timedGames } = stats;
  const over = Math.round(((rate ?? 0) - (expected ?? 0)) * 100);
  const facts = [
    t("won", { count: wins }),
    ...(averageMinutes === null
      ? []
      : [t("hours", { hours: minutes(averageMinutes * timedGames) })]),
  ];
  return (
    <div className="grid gap-2 tabular-nums">
      <p className="font-display text-display font-bold">{t("games", { count: games })}</p>
      <p className="text-lg text-text-muted">{facts.join(" · ")}</p>
      {rate !== null && low !== null && high !== null && (
        <>
          <RateBar rate={rate} low={low} high={high} expected={expected} />
          <p className="text-sm">
            <span className="font-semibold">
              {t("rate", { rate: percent(rate), interval: interval(low, high) })}
            </span>{" "}
            <span className="text-text-muted">
              {over === 0
                ? t("asExpected")
                : t(over > 0 ? "better" : "worse", { count: Math.abs(over) })}
            </span>
          </p>
        </>
      )}
    </div>
  );
}

function Highlights({ stats }: { stats: Stats }) {
  const highlights = useHighlights(stats);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 tabular-nums sm:grid-cols-3">
      {highlights.map(({ label, value, note }) => (
        <div key={label} className="grid min-w-0 content-start gap-0.5">
          <dt className="text-xs font-semibold text-text-muted">{label}</dt>
          <dd className="grid gap-0.5">
            <span className="font-display text-lg leading-tight font-bold wrap-anywhere">
              {value}
            </span>
            <span className="text-xs text-text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
