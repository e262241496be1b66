import type { RatingChange } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { BandChart } from "~/ui/charts/band-chart";
import { useFormat } from "./format";
import { statsMessages } from "./messages";
import { StatCard } from "./stat-card";

interface RatingLineProps {
  title: string;
  /** The current rating. */
  note?: string;
  /** Oldest first. */
  points: readonly RatingChange[];
  className?: string;
}

const year = 365 * 86_400_000;

/** A rating from game to game, with how unsure it was; only where it stands, if no game of it may be shown. */
export function RatingLine({ title, note, points, className }: RatingLineProps) {
  const { t } = useMessages(statsMessages);
  const { day, dayTick, monthYear, number, signed } = useFormat();
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last)
    return note ? <p className={className}>{[title, note].join(" · ")}</p> : null;
  const withinAYear = Date.parse(last.playedAt) - Date.parse(first.playedAt) < year;
  const tick = withinAYear ? dayTick : monthYear;
  const table = {
    columns: [t("when"), t("rating"), t("band"), t("change"), t("place"), t("seats")],
    rows: points.map(({ playedAt, after, change, placement, seats }) => [
      day(playedAt),
      after.value,
      { value: after.band, text: `± ${number(after.band)}` },
      { value: change, text: signed(change) },
      placement,
      seats,
    ]),
  };
  const headOf = (at: number) => {
    const point = points[at];
    if (!point) return "";
    return t("ratingPoint", {
      date: day(point.playedAt),
      value: point.after.value,
      band: point.after.band,
      change: signed(point.change),
    });
  };
  return (
    <StatCard
      title={title}
      note={[note, t("ratingHint")].filter(Boolean).join(" · ")}
      table={table}
      className={className}
    >
      <BandChart
        label={t("ratingOf")}
        points={points.map(({ after }) => after)}
        headOf={headOf}
        tickOf={(at) => tick((points[at] ?? last).playedAt)}
        format={number}
      />
    </StatCard>
  );
}
