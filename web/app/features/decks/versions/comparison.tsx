import { useId } from "react";
import { useFormat } from "~/components/stats/format";
import { statsMessages } from "~/components/stats/messages";
import { RateCard } from "~/components/stats/rate-rows";
import { getListChanges } from "~/lib/api/decks";
import type { Deck, DeckListChanges } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { Card } from "~/ui/card";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { deckVersionsMessages } from "../messages";
import { AllChanges } from "./changes";
import { useAnswer } from "./use-answer";

/** A share in whole points. */
const points = (share: number) => Math.round(share * 100);

/** The answer in words, then how far apart the two are. */
function Answer({ found }: { found: DeckListChanges }) {
  const { t } = useMessages(deckVersionsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const { signed } = useFormat();
  const answer = useAnswer();
  const { difference, low, high } = found.comparison;
  return (
    <>
      <span className="block font-display text-lg font-bold text-text wrap-anywhere">
        {answer(found)}
      </span>
      {difference !== null && low !== null && high !== null && (
        <span className="mt-1 block">
          {t("difference", {
            count: Math.abs(points(difference)),
            points: signed(points(difference)),
            low: signed(points(low)),
            high: signed(points(high)),
          })}
        </span>
      )}
      <span className="mt-1 block">{t("luck")}</span>
      {found.partial && <span className="mt-1 block">{tStats("partial")}</span>}
    </>
  );
}

function Changes({ found }: { found: DeckListChanges }) {
  const { t } = useMessages(deckVersionsMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card padding="none" className="grid content-start gap-3 px-4 py-4 sm:px-5">
        <h3 id={id} className="text-lg">
          {t("changes")}
        </h3>
        <AllChanges changes={found.changes} />
      </Card>
    </section>
  );
}

interface ComparisonProps {
  deck: Deck;
  before: number;
  after: number;
}

/** Whether the change from one version to another helped, and what it was. */
export function Comparison({ deck, before, after }: ComparisonProps) {
  const { t } = useMessages(deckVersionsMessages);
  const { data, failed, error, retry } = useApiQuery(
    ["figures", "deck-list-changes", deck.id, deck.version, before, after],
    (signal) => getListChanges(deck.id, before, after, signal),
    { keepPrevious: true },
  );
  if (failed) return <LoadFailed title={t("compareFailed")} error={error} onRetry={retry} />;
  if (!data) return <Skeleton className="h-96 rounded-lg" />;
  const row = ({ number, record }: DeckListChanges["after"]) => ({
    key: String(number),
    name: t("version", { number }),
    rate: record,
  });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <RateCard
        title={t("question")}
        note={<Answer found={data} />}
        what={t("versionHead")}
        rows={[row(data.before), row(data.after)]}
      />
      <Changes found={data} />
    </div>
  );
}
