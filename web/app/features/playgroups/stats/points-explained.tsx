import { useMessages } from "~/lib/i18n";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { groupStatsMessages } from "../messages";

/** What points, the ± and a rating of few games mean, in a tap; a time is not ranked by points. */
export function PointsExplained({ timed = false }: { timed?: boolean }) {
  const { t } = useMessages(groupStatsMessages);
  return (
    <details data-unpainted className="group text-sm">
      <summary className="flex min-h-target w-fit list-none items-center gap-1 text-text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        {t(timed ? "explainTimed" : "explain")}
        <ChevronDownIcon
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid max-w-prose gap-2 pb-3 text-text-muted">
        <p>
          {t("explainBand")} {!timed && t("explainPoints")}
        </p>
        <p>{t("explainUnsettled")}</p>
      </div>
    </details>
  );
}
