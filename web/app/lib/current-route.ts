import { useMatches } from "react-router";
import { routeTable } from "~/route-table";

type Row = (typeof routeTable)[number];
const rows = new Map<string, Row>(routeTable.map((row) => [row.name, row]));

/** The table's row of a route's id (`en-decks`), if it has one. */
const rowOf = (id: string | undefined): Row | undefined =>
  rows.get(id?.replace(/^(en|fr)-/, "") ?? "");

export const useRouteRow = (): Row | undefined => rowOf(useMatches().at(-1)?.id);
