import { useFormat } from "~/components/stats/format";
import { fewest } from "~/components/stats/verdict";
import type { Stats } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { fullName, type UserData } from "~/lib/user/lists";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { Marks } from "./marks";
import { reviewMessages } from "./messages";

/** The year in one breath, besides the number of its games. */
export function useFacts(): (stats: Stats) => string[] {
  const { t } = useMessages(reviewMessages);
  const { minutes } = useFormat();
  return ({ games, wins, rate, expected, averageMinutes, timedGames }) => {
    const over = Math.round(((rate ?? 0) - (expected ?? 0)) * 100);
    const above =
      over === 0 ? t("asExpected") : t(over > 0 ? "better" : "worse", { count: Math.abs(over) });
    return [
      t("won", { count: wins }),
      // So few games say nothing of a rate.
      ...(games < fewest ? [] : [above]),
      ...(averageMinutes === null
        ? []
        : [t("hours", { hours: minutes(averageMinutes * timedGames) })]),
    ];
  };
}

interface HeroProps {
  year: number;
  user: UserData;
  stats: Stats;
  /** Whether all of its row is its own. */
  wide: boolean;
  /** Whether there is next to nothing beside it. */
  lonely: boolean;
}

/** The one number of the year, with a mark for each game. */
export function Hero({ year, user, stats, wide, lonely }: HeroProps) {
  const { t } = useMessages(reviewMessages);
  const { number } = useFormat();
  const facts = useFacts()(stats);
  const { games, wins } = stats;
  return (
    <div
      className={cx(
        "flex grow basis-full flex-col justify-between gap-3 rounded-lg bg-accent p-4 text-on-accent tabular-nums @4xl:p-6",
        !wide && "@4xl:basis-[56%]",
      )}
    >
      <p className="flex items-center gap-3">
        <Avatar name={user.username} picture={user.picture} />
        <span className="line-clamp-2 min-w-0 flex-1 text-lg leading-tight font-semibold wrap-anywhere">
          {fullName(user)}
        </span>
        <span className="font-display text-2xl font-extrabold">{year}</span>
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="flex items-baseline gap-x-3 font-display font-extrabold">
          <span className={lonely && games < 10 ? "text-poster-digit" : "text-poster"}>
            {number(games)}
          </span>{" "}
          <span className="text-xl">{t("gamesUnit", { count: games })}</span>
        </p>
        <Marks games={games} wins={wins} />
      </div>
      <p className="leading-snug font-semibold">{facts.join(" · ")}</p>
    </div>
  );
}
