import { Suspense, useId, useState } from "react";
import { nameOf } from "~/components/games/result";
import { dayOf } from "~/components/games/timeline";
import { dayName } from "~/components/games/when";
import { namesApart } from "~/components/people/names";
import type { Game } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { ShareIcon } from "~/ui/icons/app";
import { groupStatsMessages, groupStoryMessages } from "../messages";
import { nightOf } from "./night";
import { outline } from "./outline";

const NightRecap = onDemand(() => import("./night-recap"));

interface LastNightProps {
  /** The group's name. */
  group: string;
  /** The newest games of the group. */
  page: { games: readonly Game[]; next: number | null };
  /** Whether a user's wins may be told: those of members with private stats are not. */
  isShown: (userId: string) => boolean;
  me: string | undefined;
}

/** Who won how many games of the last night; renders nothing without any. */
export function LastNight({ group, page, isShown, me }: LastNightProps) {
  const { t, lang } = useMessages(groupStoryMessages);
  const { t: tStats } = useMessages(groupStatsMessages);
  const title = useId();
  const [sharing, setSharing] = useState(false);
  const night = nightOf(page, isShown);
  if (!night) return null;
  const { games, winners, draws, others } = night;
  const day = dayName(dayOf(night.at), lang);
  const played = night.whole
    ? t("nightGames", { day, count: games })
    : t("nightPart", { day, games });
  const names = namesApart(
    winners.map(({ seat }) => ({
      name: seat.userId !== null && seat.userId === me ? tStats("you") : nameOf(seat),
      username: seat.username ?? undefined,
    })),
  );
  const rest = [
    draws > 0 && t("draws", { count: draws }),
    others > 0 && t("others", { count: others }),
  ].filter(Boolean);
  return (
    <section aria-labelledby={title} className="min-w-0">
      <Card
        padding="none"
        className={cx("grid h-full content-start gap-2 p-4 sm:px-5", outline.night)}
      >
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 id={title} className="text-lg">
              {t("night")}
            </h3>
            <p className="text-sm text-text-muted tabular-nums">{played}</p>
          </div>
          <IconButton
            className="-mt-1 -mr-2"
            label={t("sharePicture")}
            aria-describedby={title}
            aria-busy={sharing || undefined}
            icon={<ShareIcon className="size-5" />}
            onClick={() => setSharing(true)}
          />
        </div>
        {winners.length > 0 && (
          <ul className="grid gap-1">
            {winners.map(({ key, seat, wins }, at) => (
              <li key={key} className="flex min-w-0 items-center gap-2">
                <Avatar name={seat.username ?? nameOf(seat)} picture={seat.picture} size="sm" />
                <span className="min-w-0 flex-1 truncate font-semibold">{names[at]}</span>
                <span className="shrink-0 text-sm tabular-nums">{t("wins", { count: wins })}</span>
              </li>
            ))}
          </ul>
        )}
        {rest.length > 0 && (
          <p className="text-sm text-text-muted tabular-nums">{rest.join(" · ")}</p>
        )}
      </Card>
      {sharing && (
        <Suspense>
          <NightRecap group={group} night={night} onDone={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  );
}
