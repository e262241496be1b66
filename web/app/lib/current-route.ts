import { useMemo } from "react";
import { matchRoutes, type RouteObject, useLocation } from "react-router";
import { barePath, langOf, localePath } from "~/lib/i18n/paths";
import type { Provider } from "~/lib/identity/accounts";
import { routeTable } from "~/route-table";

type Row = (typeof routeTable)[number];

const routes: RouteObject[] = routeTable.map((row) => ({ path: row.path, handle: row }));

/** The row of an address and its pattern in the address's language; an unknown address has no row. */
export function findRoute(pathname: string) {
  const match = matchRoutes(routes, barePath(pathname))?.[0];
  const row = match?.route.handle as Row | undefined;
  const path = row ? localePath(langOf(pathname), row.path) : "*";
  return { path, row, params: match?.params };
}

export const isProvider = (word: unknown): word is Provider =>
  word === "google" || word === "apple";

/** The present page's row; a page of an unknown provider counts as not found. */
export function useRouteRow(): Row | undefined {
  const { pathname } = useLocation();
  const { row, params } = useMemo(() => findRoute(pathname), [pathname]);
  const nobodys = params?.provider !== undefined && !isProvider(params.provider);
  return nobodys ? undefined : row;
}
