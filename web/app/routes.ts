import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { guardNamed } from "./lib/guard";
import type { Lang } from "./lib/i18n/paths";
import { type Layout, type RouteRow, routeTable } from "./route-table";

/** The same page modules serve both languages, so each route's id carries its own. */
function tree(lang: Lang): RouteConfigEntry[] {
  const frame = (name: string, id: string, children: RouteConfigEntry[]) =>
    layout(`layouts/${name}.tsx`, { id: `${lang}-layout-${id}` }, children);

  const entry = ({ name, path, module, guard }: RouteRow) => {
    guardNamed(guard);
    const options = { id: `${lang}-${name}` };
    return path === "/" ? index(module, options) : route(path.slice(1), module, options);
  };
  const pages = (wanted: Layout, prerendered = false) =>
    routeTable
      .filter((row) => row.layout === wanted && (row.prerender ?? false) === prerendered)
      .map(entry);

  return [
    frame("default", "default", [
      frame("public", "public", pages("default", true)),
      frame("guarded", "guarded-default", pages("default")),
    ]),
    // No session and no guard: whatever happens to one must not show on air.
    frame("obs", "obs", pages("obs")),
    frame("guarded", "guarded", [
      frame("main", "main", pages("main")),
      frame("table", "table", pages("table")),
      route("*", "features/errors/not-found.tsx", { id: `${lang}-not-found` }),
    ]),
  ];
}

export default [...tree("en"), ...prefix("fr", tree("fr"))] satisfies RouteConfigEntry[];
