import { useFormat } from "~/components/stats/format";
import { useMessages } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { groupStatsMessages } from "../messages";

/** A change with a sign that is clear without color, and a text for screen readers. */
export function Change({ change }: { change: number }) {
  const { t } = useMessages(groupStatsMessages);
  const { signed, number } = useFormat();
  const way = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <span
      className={cx(
        "shrink-0 font-semibold",
        { up: "text-success", down: "text-danger", same: "text-text-muted" }[way],
      )}
    >
      <span aria-hidden="true">
        {{ up: "▲ ", down: "▼ ", same: "" }[way]}
        {signed(change)}
      </span>
      <span className="sr-only">{t(way, { change: number(Math.abs(change)) })}</span>
    </span>
  );
}
