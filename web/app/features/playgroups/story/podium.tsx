import { Link } from "react-router";
import { personPath } from "~/components/paths";
import { useFormat } from "~/components/stats/format";
import type { LeaderboardRow } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { groupStatsMessages, groupStoryMessages } from "../messages";
import { Change } from "../stats/change";

/** How many stand on it. */
const places = 3;

/** From left to right: second, first, third. */
const orders = ["order-2", "order-1", "order-3"];

/** By rank and not by place, so that equals stand on steps of the same height. */
const stepOf = (rank: number) => {
  if (rank === 1) return "h-16 border-transparent bg-accent text-on-accent";
  return cx("border-line bg-surface-overlay", rank === 2 ? "h-11" : "h-8");
};

interface PodiumProps {
  /** Best first. */
  players: readonly LeaderboardRow[];
  nameOf: (row: LeaderboardRow) => string;
  me: string | undefined;
}

/** The three leaders with their points and ratings. */
export function Podium({ players, nameOf, me }: PodiumProps) {
  const { t } = useMessages(groupStoryMessages);
  const leaders = players.slice(0, places);
  const last = leaders.at(-1);
  const more = players.slice(places).filter(({ rank }) => rank === last?.rank).length;
  return (
    <div className="grid min-w-0 gap-2">
      <ol className="flex h-66 min-w-0 items-end justify-center gap-2 tabular-nums">
        {leaders.map((row, at) => (
          <Leader
            key={row.userId}
            row={row}
            name={nameOf(row)}
            mine={row.userId === me}
            className={orders[at]}
          />
        ))}
      </ol>
      {last && more > 0 && (
        <p className="text-center text-sm text-text-muted">
          {t("moreLevel", { count: more, name: nameOf(last) })}
        </p>
      )}
    </div>
  );
}

interface LeaderProps {
  row: LeaderboardRow;
  name: string;
  mine: boolean;
  className: string | undefined;
}

function Leader({ row, name, mine, className }: LeaderProps) {
  const { t } = useMessages(groupStoryMessages);
  const { t: tStats } = useMessages(groupStatsMessages);
  const { number } = useFormat();
  const to = useLocalePath();
  const { rank, rating, userId, username, picture, change } = row;
  const face = (
    <>
      <Avatar name={username ?? name} picture={picture} size={rank === 1 ? "lg" : "md"} />
      <span className="max-w-full truncate text-sm font-semibold">{name}</span>
    </>
  );
  const faceClass = "grid max-w-full min-w-0 justify-items-center gap-0.5";
  return (
    <li className={cx("grid max-w-32 min-w-0 flex-1 justify-items-center text-center", className)}>
      <span className="sr-only">{t("rank", { rank })}</span>
      {userId && username ? (
        <Link
          to={to(personPath({ id: userId, username }))}
          className={cx(faceClass, "rounded-md hover:underline")}
        >
          {face}
        </Link>
      ) : (
        <span className={faceClass}>{face}</span>
      )}
      {mine && <Badge tone="accent">{tStats("you")}</Badge>}
      <p className="flex flex-wrap items-baseline justify-center gap-x-1">
        <span className="font-display text-lg leading-snug font-bold">{number(rating.sure)}</span>
        <span className="text-xs text-text-muted">
          {tStats("pointsUnit", { count: rating.sure })}
        </span>
      </p>
      <p className="text-xs text-text-muted">
        <span className="sr-only">{t("rating")} </span>
        {number(rating.value)} ± {number(rating.band)}
      </p>
      <p className="text-sm">
        <Change change={change} />
      </p>
      <span
        aria-hidden="true"
        className={cx(
          "mt-1 grid w-full place-items-center rounded-t-md border font-display text-lg font-bold",
          stepOf(rank),
        )}
      >
        {number(rank)}
      </span>
    </li>
  );
}
