import { DeckRecord } from "~/components/decks/deck-tile";
import { useFormat } from "~/components/stats/format";
import type { DeckListVersion } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { deckVersionsMessages } from "../messages";
import { ShortChanges } from "./changes";

interface VersionRowProps {
  version: DeckListVersion;
  onView: () => void;
  onCompare: () => void;
}

/** One version: since when, what changed, and how the deck did with it. */
export function VersionRow({ version, onView, onCompare }: VersionRowProps) {
  const { t } = useMessages(deckVersionsMessages);
  const { day } = useFormat();
  const { number, since, until, cardCount, changes, record } = version;
  const from = day(since);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-2 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h4 className="flex flex-wrap items-center gap-2 text-base">
          {t("version", { number })}
          {!until && <Badge tone="accent">{t("inUse")}</Badge>}
        </h4>
        <p className="text-sm text-text-muted tabular-nums">
          {until ? t("span", { from, until: day(until) }) : t("since", { date: from })}
          {" · "}
          {cardCount > 0 ? t("cardCount", { count: cardCount }) : t("noCards")}
        </p>
        {changes ? (
          <ShortChanges changes={changes} />
        ) : (
          <p className="text-sm">{t(number === 1 ? "first" : "oldest")}</p>
        )}
        <p className="text-sm">
          <DeckRecord record={record} />
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {cardCount > 0 && (
          <Button onClick={onView} aria-label={t("viewNamed", { number })}>
            {t("view")}
          </Button>
        )}
        {changes && (
          <Button onClick={onCompare} aria-label={t("compareNamed", { number })}>
            {t("compare")}
          </Button>
        )}
      </div>
    </li>
  );
}
