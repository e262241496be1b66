import { personPath } from "~/components/paths";
import { AnswerCard, OpenQuestion } from "~/components/stats/answers/answer-card";
import { favorite, nemesis } from "~/components/stats/best";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { useRateTable } from "~/components/stats/rate-table";
import { useStatsRows } from "~/components/stats/stats-rows";
import { fewest } from "~/components/stats/verdict";
import { useWhoName, whoKey } from "~/components/stats/who";
import { wilson } from "~/components/stats/wilson";
import type { OpponentRate, Stats } from "~/lib/api/types";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { StarChart } from "~/ui/charts/star-chart";
import { ownStatsMessages } from "./messages";

/** More circles would stand on each other. */
const mostRays = 8;

const decided = ({ ahead, behind }: OpponentRate) => ahead + behind;
/** How often they finish ahead, of the games that one of the two did. */
const theirShare = (one: OpponentRate) => one.behind / decided(one);
/** How surely they do: whom the answer names stands first, and is the one chosen. */
const fear = (one: OpponentRate) => wilson(one.behind, decided(one)).low;
/** One of the two finishes ahead more often than not, with near certainty. */
const isSure = (one: OpponentRate) =>
  wilson(Math.max(one.ahead, one.behind), decided(one)).low > 0.5;

/** Who finishes ahead of whom, among those met most. */
export function OpponentsCard({ stats }: { stats: Stats }) {
  const { t } = useMessages(ownStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { percent } = useFormat();
  const rowsOf = useStatsRows();
  const tableOf = useRateTable();
  const whoName = useWhoName();
  const answer = useAnswer();
  const rivals = stats.byOpponent
    .filter((one) => decided(one) >= fewest)
    .slice(0, mostRays)
    .sort((one, other) => fear(other) - fear(one));
  if (rivals.length === 0)
    return (
      <OpenQuestion question={t("opponents")}>{t("fewOpponents", { least: fewest })}</OpenQuestion>
    );
  const times = (count: number) => t("times", { count });
  return (
    <AnswerCard
      question={t("opponents")}
      answer={answer(stats.byOpponent)}
      hint={t("opponentsHint")}
      table={tableOf(tStats("opponent"), rowsOf.opponents(stats.byOpponent), [
        tStats("ahead"),
        tStats("behind"),
        tStats("level"),
      ])}
    >
      <StarChart
        label={t("opponentOf")}
        middle={t("me")}
        rays={rivals.map((one) => ({
          key: whoKey(one),
          name: whoName(one),
          mark: percent(theirShare(one)),
          weight: one.games,
          side: Math.sign(one.behind - one.ahead) as -1 | 0 | 1,
          sure: isSure(one),
          text: t("opponentPoint", {
            name: whoName(one),
            behind: times(one.behind),
            ahead: times(one.ahead),
          }),
        }))}
      >
        {(at) => <PersonLink person={rivals[at]} />}
      </StarChart>
    </AnswerCard>
  );
}

/** The nemesis with their count, and who is easiest to beat. */
function useAnswer(): (opponents: readonly OpponentRate[]) => string {
  const { t } = useMessages(ownStatsMessages);
  const whoName = useWhoName();
  const times = (count: number) => t("times", { count });
  return (opponents) => {
    const [foe, easy] = [nemesis(opponents), favorite(opponents)];
    const feared = foe
      ? [
          t("nemesis", {
            name: whoName(foe),
            behind: times(foe.behind),
            ahead: times(foe.ahead),
          }),
          t(isSure(foe) ? "sure" : "unsure"),
        ]
      : [t("noNemesis")];
    return [...feared, ...(easy ? [t("easiest", { name: whoName(easy) })] : [])].join(" ");
  };
}

/** To everything between the two. */
function PersonLink({ person }: { person: OpponentRate | undefined }) {
  const { t } = useMessages(ownStatsMessages);
  const to = useLocalePath();
  const { userId: id, username } = person ?? {};
  if (!id || !username) return null;
  return (
    <div data-unpainted className="mt-2">
      <ButtonLink to={to(personPath({ id, username }))}>{t("openPerson")}</ButtonLink>
    </div>
  );
}
