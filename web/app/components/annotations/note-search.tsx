import { useId } from "react";
import { useSearchParams } from "react-router";
import { searchNotes } from "~/lib/api/annotations";
import type { ListQuery } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useApiPages } from "~/lib/query-pages";
import { EmptyState } from "~/ui/empty-state";
import { More } from "~/ui/more";
import { SearchBox } from "~/ui/search-box";
import { Skeleton } from "~/ui/skeleton";
import { annotationsMessages } from "./messages";
import { NoteHitRow } from "./note-hit-row";

/** Where the words looked for stand in the address, apart from a list's own filters. */
const param = "notes";

interface NoteSearchProps {
  /** Which notes to look through; the same object as long as it says the same. */
  query: ListQuery;
}

/** My notes by their words, the latest where none are given. */
export function NoteSearch({ query }: NoteSearchProps) {
  const { t } = useMessages(annotationsMessages);
  const title = useId();
  const [search, setSearch] = useSearchParams();
  const q = search.get(param) ?? "";
  const paged = useApiPages([null, "notes", query, q], (timestamp, signal) =>
    searchNotes({ ...query, q, timestamp }, signal),
  );
  const notes = paged.pages.flatMap((page) => page.notes);
  const look = (words: string) =>
    setSearch(
      (params) => {
        if (words) params.set(param, words);
        else params.delete(param);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby={title} className="grid content-start gap-3">
      <h2 id={title} className="text-xl">
        {t("notes")}
      </h2>
      <SearchBox label={t("searchNotes")} value={q} onChange={look} />
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map((hit) => (
            <li key={hit.id}>
              <NoteHitRow hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {notes.length === 0 && paged.status === "loading" && (
        <div className="grid gap-2" aria-busy="true">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-24 rounded-lg" />
          ))}
        </div>
      )}
      {notes.length === 0 && paged.done && (
        <EmptyState title={t(q ? "noHits" : "noNotes")}>
          {t(q ? "noHitsText" : "noNotesText")}
        </EmptyState>
      )}
      {(notes.length > 0 || paged.status === "failed") && <More {...paged} onMore={paged.more} />}
    </section>
  );
}
