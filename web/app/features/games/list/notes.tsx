import { useMemo } from "react";
import { NoteSearch } from "~/components/annotations/note-search";
import { FilterBar } from "~/components/filters/filter-bar";
import type { FiltersInUse } from "~/lib/filters";

/** My notes by their words, under the same filters as the games. */
export default function Notes({ filters }: { filters: FiltersInUse }) {
  // The box of the games looks at games: that of the notes has its own words.
  const query = useMemo(() => ({ ...filters.query, q: undefined }), [filters.query]);
  return (
    <div className="grid gap-6">
      <FilterBar use={filters} show={["format", "tag", "playgroup", "deck"]} />
      <NoteSearch query={query} />
    </div>
  );
}
