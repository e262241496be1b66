import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListQuery } from "~/lib/api/types";

const names = ["format", "subformat", "tag", "playgroup", "deck", "q"] as const;
export type FilterName = (typeof names)[number];
type Given<Name extends string> = Partial<Record<Name, string>>;
export type Filters = Given<FilterName>;

function readFilters<Name extends string>(
  names: readonly Name[],
  search: URLSearchParams,
): Given<Name> {
  const given = names.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value)) as Given<Name>;
}

/** The filters as the API names them. */
const toQuery = ({ format, subformat, tag, playgroup, deck, q }: Filters): ListQuery => ({
  formatid: format,
  subformatid: subformat,
  tagid: tag,
  playgroupid: playgroup,
  deckid: deck,
  q,
});

const key = "last-format";

function remembered(): Filters {
  return readFilters(names, new URLSearchParams(localStorage.getItem(key) ?? ""));
}

function remember({ format, subformat }: Filters): void {
  const chosen = new URLSearchParams({
    ...(format && { format }),
    ...(subformat && { subformat }),
  });
  if (format) localStorage.setItem(key, chosen.toString());
  else localStorage.removeItem(key);
}

/** Signing out clears the filters for the next user. */
export const forgetFilters = (): void => localStorage.removeItem(key);

/** Filters by their names in the address, and the way to change some or take them all away. */
export interface InAddress<Name extends string> {
  filters: Given<Name>;
  change: (changed: Given<Name>) => void;
  clear: () => void;
}

export interface FiltersInUse extends InAddress<FilterName> {
  /** The same object as long as the filters are the same. */
  query: ListQuery;
}

/** Reads and writes these parameters of the address; other parameters stay. */
export function useInAddress<Name extends string>(
  names: readonly Name[],
): [Given<Name>, (wanted: Given<Name>) => void] {
  const [search, setSearch] = useSearchParams();
  const write = useCallback(
    (wanted: Given<Name>) =>
      setSearch(
        (params) => {
          for (const name of names) {
            const value = wanted[name];
            if (value) params.set(name, value);
            else params.delete(name);
          }
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, names],
  );
  return [readFilters(names, search), write];
}

/** With a change; a subformat means something within its format only. */
export function changed<Name extends string>(
  filters: Given<Name | "format" | "subformat">,
  change: Given<Name | "format" | "subformat">,
): Given<Name | "format" | "subformat"> {
  const wanted = { ...filters, ...change };
  if ("format" in change && change.format !== filters.format) delete wanted.subformat;
  return wanted;
}

/**
 * Filters live in the address, so that a view can be sent to a friend. With `remembers`, a page
 * opened without any begins with the format and subformat chosen last.
 */
export function useFilters({ remembers = false } = {}): FiltersInUse {
  const [given, write] = useInAddress(names);
  const bare = Object.keys(given).length === 0;
  const filters = bare && remembers ? remembered() : given;
  const asText = new URLSearchParams(filters).toString();

  useEffect(() => {
    if (bare && asText) write(readFilters(names, new URLSearchParams(asText)));
  }, [bare, asText, write]);

  return {
    filters,
    query: useMemo(() => toQuery(readFilters(names, new URLSearchParams(asText))), [asText]),
    change: (change) => {
      const wanted = changed<FilterName>(filters, change);
      if (remembers) remember(wanted);
      write(wanted);
    },
    clear: () => {
      if (remembers) remember({});
      write({});
    },
  };
}
