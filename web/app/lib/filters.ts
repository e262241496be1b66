import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListQuery } from "~/lib/api/types";

const names = ["format", "subformat", "tag", "playgroup", "deck", "q"] as const;
export type FilterName = (typeof names)[number];
export type Filters = Partial<Record<FilterName, string>>;

function readFilters(search: URLSearchParams): Filters {
  const given = names.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value));
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
  return readFilters(new URLSearchParams(localStorage.getItem(key) ?? ""));
}

function remember({ format, subformat }: Filters): void {
  const chosen = new URLSearchParams({
    ...(format && { format }),
    ...(subformat && { subformat }),
  });
  if (format) localStorage.setItem(key, chosen.toString());
  else localStorage.removeItem(key);
}

export interface FiltersInUse {
  filters: Filters;
  /** The same object as long as the filters are the same. */
  query: ListQuery;
  change: (changed: Filters) => void;
  clear: () => void;
}

/**
 * Filters live in the address, so that a view can be sent to a friend. With `remembers`, a page
 * opened without any begins with the format and subformat chosen last.
 */
export function useFilters({ remembers = false } = {}): FiltersInUse {
  const [search, setSearch] = useSearchParams();
  const given = readFilters(search);
  const bare = Object.keys(given).length === 0;
  const filters = bare && remembers ? remembered() : given;
  const asText = new URLSearchParams(filters).toString();

  const write = useCallback(
    (wanted: Filters) =>
      setSearch(
        (params) => {
          for (const name of names) params.delete(name);
          for (const name of names) {
            const value = wanted[name];
            if (value) params.set(name, value);
          }
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );

  useEffect(() => {
    if (bare && asText) write(readFilters(new URLSearchParams(asText)));
  }, [bare, asText, write]);

  return {
    filters,
    query: useMemo(() => toQuery(readFilters(new URLSearchParams(asText))), [asText]),
    change: (changed) => {
      const wanted = { ...filters, ...changed };
      // A subformat means something within its format only.
      if ("format" in changed && changed.format !== filters.format) delete wanted.subformat;
      if (remembers) remember(wanted);
      write(wanted);
    },
    clear: () => {
      if (remembers) remember({});
      write({});
    },
  };
}
