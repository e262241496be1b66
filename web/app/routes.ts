import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Lang } from "./lib/i18n/paths";
import { type RouteRow, routeTable } from "./route-table";

// The gallery of pieces is for those who build Podium.
const gallery: RouteRow[] =
  process.env.NODE_ENV !== "production" || process.env.VITE_GALLERY === "1"
    ? [
        {
          name: "gallery",
          path: "/gallery",
          module: "features/gallery/page.tsx",
          layout: "default",
          guard: "none",
        },
      ]
    : [];
const rows: RouteRow[] = [...routeTable, ...gallery];

const entry = (lang: Lang, { name, path, module }: RouteRow) => {
  const options = { id: `${lang}-${name}` };
  return path === "/" ? index(module, options) : route(path.slice(1), module, options);
};

/** The same page modules serve both languages, so each route's id carries its own. */
const tree = (lang: Lang): RouteConfigEntry[] => [
  ...(["default", "main", "obs"] as const).map((name) =>
    layout(
      `layouts/${name}.tsx`,
      { id: `${lang}-layout-${name}` },
      rows.filter((row) => row.layout === name).map((row) => entry(lang, row)),
    ),
  ),
  route("*", "features/errors/not-found.tsx", { id: `${lang}-not-found` }),
];

export default [...tree("en"), ...prefix("fr", tree("fr"))] satisfies RouteConfigEntry[];
