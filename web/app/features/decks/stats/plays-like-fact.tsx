import { statsMessages } from "~/components/stats/messages";
import { getDeckStats } from "~/lib/api/stats";
import type { Deck } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { deckStatsMessages } from "../messages";
import { usePlaysLike } from "./use-plays-like";

/** The server gives no estimate with fewer games. */
const enough = 5;

/** The bracket that the results suggest, beside the declared one. */
export default function PlaysLikeFact({ deck }: { deck: Deck }) {
  const { t } = useMessages(deckStatsMessages);
  const missing = enough - deck.record.games;
  return missing > 0 ? t("byResultsFew", { count: missing }) : <Said id={deck.id} />;
}

function Said({ id }: { id: string }) {
  const { t } = useMessages(deckStatsMessages);
  const { t: tStats } = useMessages(statsMessages);
  const inWords = usePlaysLike();
  const { data, failed, error, retry } = useApiQuery(["figures", "deck-stats", id], (signal) =>
    getDeckStats(id, {}, signal),
  );
  if (failed) return <LoadFailed title={tStats("failed")} error={error} onRetry={retry} />;
  if (!data) return <Skeleton className="h-12" />;
  if (!data.playsLike) return t("byResultsUnknown");
  const { like, sure } = inWords(data.playsLike);
  return (
    <>
      <p>{like}</p>
      <p className="mt-1 text-sm text-text-muted">{sure}</p>
    </>
  );
}
