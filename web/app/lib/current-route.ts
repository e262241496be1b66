import { useMatches } from "react-router";
import type { Provider } from "~/lib/identity/accounts";
import { routeTable } from "~/route-table";

type Row = (typeof routeTable)[number];
const rows = new Map<string, Row>(routeTable.map((row) => [row.name, row]));

/** The table's row of a route's id (`en-decks`), if it has one. */
const rowOf = (id: string | undefined): Row | undefined =>
  rows.get(id?.replace(/^(en|fr)-/, "") ?? "");

export const isProvider = (word: unknown): word is Provider =>
  word === "google" || word === "apple";

/** The present page's row; a page of an unknown provider counts as not found. */
export function useRouteRow(): Row | undefined {
  const page = useMatches().at(-1);
  const nobodys = page?.params.provider !== undefined && !isProvider(page.params.provider);
  return nobodys ? undefined : rowOf(page?.id);
}
