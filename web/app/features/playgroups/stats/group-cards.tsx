import { formatName } from "~/components/formats/format-name";
import { gamesMessages } from "~/components/games/messages";
import { personPath } from "~/components/paths";
import { Answer } from "~/components/stats/answers/answer-card";
import { statsAnswersMessages } from "~/components/stats/answers/messages";
import { PaceText } from "~/components/stats/answers/pace-text";
import { useWords } from "~/components/stats/answers/words";
import { CountCard } from "~/components/stats/count-card";
import { FoldedCards } from "~/components/stats/folded-cards";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { RateCard, type RateRow } from "~/components/stats/rate-rows";
import { useStreakText } from "~/components/stats/rate-text";
import { RecordsCard } from "~/components/stats/records-card";
import { StatTile } from "~/components/stats/stat-tile";
import { several, useStatsRows } from "~/components/stats/stats-rows";
import { MonthsCard, WeekdaysCard } from "~/components/stats/time-cards";
import { useWhoName, whoKey } from "~/components/stats/who";
import type { GroupStats } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { groupStatsMessages } from "../messages";
import { MatrixCard } from "./matrix-card";

/** The summary of a group's games. */
function GroupHeadline({ stats }: { stats: GroupStats }) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { number, decimal, minutes } = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <StatTile label={t("games")} value={number(stats.games)} />
      {stats.averageMinutes !== null && (
        <StatTile
          label={t("averageLength")}
          value={minutes(stats.averageMinutes)}
          note={tStats("averageOf", { count: stats.timedGames })}
        />
      )}
      {stats.averageTurns !== null && (
        <StatTile
          label={t("averageTurns")}
          value={decimal(stats.averageTurns)}
          note={tStats("averageOf", { count: stats.turnedGames })}
        />
      )}
    </dl>
  );
}

/** The members by their rates, with how they are doing. */
function useMemberRows(): (members: GroupStats["members"]) => RateRow[] {
  const { t } = useMessages(groupStatsMessages);
  const { decimal } = useFormat();
  const to = useLocalePath();
  const whoName = useWhoName();
  const streakText = useStreakText();
  return (members) =>
    members
      .filter(({ games }) => games > 0)
      .map((member) => {
        const { userId, username, picture, streak, averagePlacement } = member;
        const name = whoName(member);
        const place =
          averagePlacement === null ? [] : [t("place", { place: decimal(averagePlacement) })];
        return {
          key: whoKey(member),
          name,
          sign: <Avatar name={username ?? name} picture={picture} size="sm" />,
          to: userId && username ? to(personPath({ id: userId, username })) : undefined,
          rate: member,
          note: [streakText(streak), ...place].join(" · "),
        };
      });
}

interface GroupCardsProps {
  stats: GroupStats;
  /** They are of chosen days only: there is no last year to compare with. */
  timed: boolean;
}

/** The breakdowns of a group's games, the most wanted first. */
export function GroupCards({ stats, timed }: GroupCardsProps) {
  const { t } = useMessages(groupStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const memberRows = useMemberRows();
  const rowsOf = useStatsRows();
  const answers = useMessages(statsAnswersMessages);
  const words = useWords();
  const first = stats.bySeat.find(({ seat }) => seat === 1);
  return (
    <div className="grid gap-4">
      <GroupHeadline stats={stats} />
      <FoldedCards games={stats.games} further={<Further stats={stats} />}>
        <MatrixCard stats={stats} className="lg:col-span-2" />
        <MonthsCard
          {...(!timed && {
            question: answers.t("paceQuestion"),
            answer: (
              <Answer>
                <PaceText months={stats.byMonth} />
              </Answer>
            ),
          })}
          counts={stats.byMonth}
          className="lg:col-span-2"
        />
        <RateCard
          title={t("byMember")}
          note={t("byMemberNote")}
          what={tStats("player")}
          rows={memberRows(stats.members)}
        />
        <RecordsCard records={stats.records} />
        <RateCard
          title={tStats("byBracket")}
          what={tStats("bracket")}
          rows={several(rowsOf.brackets(stats.byBracket))}
        />
        <RateCard
          title={t("seatQuestion")}
          note={first && <Answer>{words.found(tStats("seatNo", { seat: 1 }), first)}</Answer>}
          what={tStats("seat")}
          rows={several(rowsOf.seats(stats.bySeat))}
        />
      </FoldedCards>
    </div>
  );
}

/** What few ask for, and those all the more. */
function Further({ stats }: { stats: GroupStats }) {
  const { t } = useMessages(statsMessages);
  const games = useMessages(gamesMessages);
  const rowsOf = useStatsRows();
  const formats = useUserStore((state) => state.formats);
  return (
    <>
      <RateCard
        title={t("byColors")}
        what={t("colors")}
        rows={several(rowsOf.colors(stats.byColors))}
      />
      <RateCard
        title={t("byCommander")}
        what={t("commander")}
        rows={several(rowsOf.commanders(stats.byCommander))}
      />
      <CountCard
        title={t("byEndReason")}
        what={t("endReason")}
        counts={several(stats.byEndReason).map(({ endReason, games: count }) => ({
          key: String(endReason),
          name: endReason ? games.t(`endReason.${endReason}`) : t("unknownReason"),
          count,
        }))}
      />
      <WeekdaysCard counts={stats.byWeekday} />
      <CountCard
        title={t("byPodSize")}
        what={t("podSize")}
        counts={several(stats.byPodSize).map(({ seats, games: count }) => ({
          key: String(seats),
          name: seats === 2 ? t("duel") : t("podOf", { seats }),
          count,
        }))}
      />
      <CountCard
        title={t("byFormat")}
        what={t("format")}
        counts={several(stats.byFormat).map(({ formatId, games: count }) => ({
          key: formatId,
          name: formatName(formats, { formatId, subformatId: null }),
          count,
        }))}
      />
    </>
  );
}
