import type { Plugin } from "vite";
import { routeTable } from "../app/route-table.ts";

const id = "virtual:pages";

/** The modules of the route table as `import()`s by the names of their routes. */
export const pages = (): Plugin => ({
  name: "pages",
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) => {
    if (wanted !== `\0${id}`) return;
    const entries = routeTable.map(({ name, module }) => `${name}: () => import("/app/${module}")`);
    return `export const pages = { ${entries.join(", ")} };`;
  },
});
