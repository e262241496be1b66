import { useMemo } from "react";
import type { FigureQuery } from "~/lib/api/figures";
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
export type FigureFilterName = (typeof names)[number];
export type FigureFilters = Partial<Record<FigureFilterName, string>>;

/** The filters as the API names them; months and weekdays are told where the reader is. */
export const figureQuery = (filters: FigureFilters): FigureQuery => ({
  formatid: filters.format,
  subformatid: filters.subformat,
  tagid: filters.tag,
  playgroupid: filters.playgroup,
  deckid: filters.deck,
  opponentid: filters.opponent,
  ...spanOf(filters),
  ...whereIAm(),
});

export interface FigureFiltersInUse extends InAddress<FigureFilterName> {
  /** The same object as long as the filters are the same. */
  query: FigureQuery;
}

/** The filters of figures, in the address. */
export function useFigureFilters(): FigureFiltersInUse {
  const [filters, write] = useInAddress(names);
  const asText = JSON.stringify(filters);
  return {
    filters,
    query: useMemo(() => figureQuery(JSON.parse(asText)), [asText]),
    change: (change) => write(changed<FigureFilterName>(filters, change)),
    clear: () => write({}),
  };
}
