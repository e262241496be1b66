import { formatName } from "~/components/formats/format-name";
import type { Facing, Versus } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Columns } from "~/ui/charts/columns";
import { CountRows } from "~/ui/charts/count-rows";
import { useFormat } from "../format";
import { versusMessages } from "../messages";
import { RateCard } from "../rate-rows";
import { StatCard } from "../stat-card";
import { LastGames } from "./last-games";

interface VersusCardsProps {
  versus: Versus;
  name: string;
}

/** How many pairs of decks are shown; the table has them all. */
const inSight = 6;

/** "5 ahead, 3 behind, 1 level"; what never happened is not said. */
function useFacingText(): (facing: Facing) => string {
  const { t } = useMessages(versusMessages);
  return ({ ahead, behind, level }) =>
    level > 0 ? t("facingLevel", { ahead, behind, level }) : t("facing", { ahead, behind });
}

/** Head to head taken apart: rates, time, formats, decks, and the games themselves. */
export function VersusCards({ versus, name }: VersusCardsProps) {
  const { t } = useMessages(versusMessages);
  const formats = useUserStore((state) => state.formats);
  const byFormat = versus.byFormat.map(({ formatId, ...facing }) => ({
    key: formatId,
    name: formatName(formats, { formatId, subformatId: null }),
    ...facing,
  }));
  const byDeck = versus.byDeck.map(({ mine, theirs, ...facing }) => {
    const [own, other] = [mine.name ?? t("noDeck"), theirs.name ?? t("noDeck")];
    const key = [mine.deckId ?? own, theirs.deckId ?? other].join(" ");
    return { key, name: t("pair", { mine: own, theirs: other }), ...facing };
  });
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <RateCard
        title={t("rates")}
        note={t("ratesNote")}
        what={t("who")}
        rows={[
          { key: "mine", name: t("you"), rate: versus.mine },
          { key: "theirs", name, rate: versus.theirs },
        ]}
      />
      <LastGames games={versus.last} name={name} />
      <FacingMonths months={versus.byMonth} name={name} />
      <FacingCard title={t("byDeck")} what={t("decks")} rows={byDeck} name={name} />
      {byFormat.length > 1 && (
        <FacingCard
          title={t("byFormat", { name })}
          what={t("format")}
          rows={byFormat}
          name={name}
        />
      )}
    </div>
  );
}

function useFacingColumns(name: string): string[] {
  const { t } = useMessages(versusMessages);
  return [t("games"), t("aheadHead"), t("behindHead", { name }), t("levelHead")];
}

const cellsOf = ({ games, ahead, behind, level }: Facing) => [games, ahead, behind, level];

interface FacingCardProps {
  title: string;
  what: string;
  rows: readonly (Facing & { key: string; name: string })[];
  /** The opponent's name. */
  name: string;
}

function FacingCard({ title, what, rows, name }: FacingCardProps) {
  const { t } = useMessages(versusMessages);
  const text = useFacingText();
  const columns = [what, ...useFacingColumns(name)];
  if (rows.length === 0) return null;
  return (
    <StatCard
      title={title}
      note={t("filledAhead")}
      table={{ columns, rows: rows.map((row) => [row.name, ...cellsOf(row)]) }}
    >
      <CountRows
        rows={rows.slice(0, inSight).map((row) => ({
          key: row.key,
          name: row.name,
          value: row.games,
          part: row.ahead,
          text: text(row),
        }))}
      />
    </StatCard>
  );
}

/** Months with games together; nothing while there is only one. */
function FacingMonths({ months, name }: { months: Versus["byMonth"]; name: string }) {
  const { t } = useMessages(versusMessages);
  const { month: monthName, monthTick, number } = useFormat();
  const text = useFacingText();
  const columns = [t("month"), ...useFacingColumns(name)];
  if (months.length < 2) return null;
  return (
    <StatCard
      title={t("byMonth", { name })}
      note={t("filledAhead")}
      table={{ columns, rows: months.map((each) => [monthName(each.month), ...cellsOf(each)]) }}
    >
      <Columns
        label={t("monthOf")}
        format={number}
        columns={months.map((each) => ({
          key: each.month,
          tick: monthTick(each.month),
          value: each.games,
          part: each.ahead,
          text: t("monthText", { month: monthName(each.month), facing: text(each) }),
        }))}
      />
    </StatCard>
  );
}
