import type { Plugin } from "vite";
import { galleryRow, type RouteRow, routeTable } from "../app/route-table.ts";

// The gallery of pieces is for those who build Podium.
const withGallery = process.env.NODE_ENV !== "production" || process.env.VITE_GALLERY === "1";
const rows: RouteRow[] = withGallery ? [...routeTable, galleryRow] : routeTable;

const id = "virtual:pages";

/** The modules of the route table as `import()`s by their names, for `app/pages.ts`. */
export const pages = (): Plugin => ({
  name: "pages",
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) => {
    if (wanted !== `\0${id}`) return;
    const entries = rows.map(({ name, module }) => `${name}: () => import("/app/${module}")`);
    return `export const pages = { ${entries.join(", ")} };`;
  },
});
