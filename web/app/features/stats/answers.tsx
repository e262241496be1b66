import { FormCard } from "~/components/stats/answers/form-card";
import { useStatsFilters } from "~/components/stats/use-stats-filters";
import type { Stats } from "~/lib/api/types";
import { ColorsCard } from "./colors-card";
import { DecksCard } from "./decks-card";
import { LengthsCard } from "./lengths-card";
import { OpponentsCard } from "./opponents-card";
import { SeatsCard } from "./seats-card";

/** Six questions, each with a picture of its own kind. */
export default function Answers({ stats }: { stats: Stats }) {
  const { deck } = useStatsFilters().filters;
  const deckName = stats.byDeck.find(({ deckId }) => deck && deckId === deck)?.name;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <FormCard stats={stats} deck={deckName ?? undefined} />
      <DecksCard stats={stats} />
      <OpponentsCard stats={stats} />
      <SeatsCard stats={stats} />
      <LengthsCard stats={stats} />
      <ColorsCard stats={stats} />
    </div>
  );
}
