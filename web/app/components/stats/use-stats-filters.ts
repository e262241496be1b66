import { useMemo } from "react";
import type { StatsQuery } from "~/lib/api/stats";
import { changed, type InAddress, useInAddress } from "~/lib/filters";
import { spanOf, whereIAm } from "./periods";

const names = [
  "format",
  "subformat",
  "tag",
  "playgroup",
  "deck",
  "opponent",
  "from",
  "until",
] as const;
export type StatsFilterName = (typeof names)[number];
export type StatsFilters = Partial<Record<StatsFilterName, string>>;

/** The filters as API parameters, with the reader's time zone. */
export const statsQuery = (filters: StatsFilters): StatsQuery => ({
  formatid: filters.format,
  subformatid: filters.subformat,
  tagid: filters.tag,
  playgroupid: filters.playgroup,
  deckid: filters.deck,
  opponentid: filters.opponent,
  ...spanOf(filters),
  ...whereIAm(),
});

export interface StatsFiltersInUse extends InAddress<StatsFilterName> {
  /** The same object as long as the filters are the same. */
  query: StatsQuery;
}

/** The filters of stats, in the address. */
export function useStatsFilters(): StatsFiltersInUse {
  const [filters, write] = useInAddress(names);
  const asText = JSON.stringify(filters);
  return {
    filters,
    query: useMemo(() => statsQuery(JSON.parse(asText)), [asText]),
    change: (change) => write(changed<StatsFilterName>(filters, change)),
    clear: () => write({}),
  };
}
