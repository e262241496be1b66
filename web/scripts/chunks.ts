import type { Rolldown } from "vite";
import { routeTable } from "../app/route-table.ts";

type Group = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

const shared = /\/app\/(components|layouts|lib|live|ui)\/|\/app\/route-table|node_modules/;

const publicPages = routeTable.filter(({ prerender }) => prerender).map(({ module }) => module);
const isPublic = (id: string) =>
  /\/app\/(entry\.client|layouts\/(default|public))\.tsx$/.test(id) ||
  publicPages.some((module) => id.endsWith(`/app/${module}`));
const isFrame = (id: string) => /\/app\/layouts\/(guarded|main)\.tsx$/.test(id);

/** One chunk of whatever these modules import, at once or by others. */
function importedBy(name: string, isRoot: (id: string) => boolean): Group["name"] {
  const isImported = (id: string, graph: Graph): boolean => {
    const above = new Set([id]);
    for (const module of above) {
      if (isRoot(module)) return true;
      for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer);
    }
    return false;
  };
  return (id, graph) => (!isPublic(id) && !isFrame(id) && isImported(id, graph) ? name : null);
}

/** Few larger files travel faster than many small ones; no page is to load much that it does not need. */
export const chunks: Group[] = [
  {
    name: "react",
    test: /rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 5,
  },
  { name: importedBy("public", isPublic), test: shared, priority: 4 },
  { name: importedBy("frame", isFrame), test: shared, priority: 3 },
  { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
  { name: "shared", test: shared, minShareCount: 10, priority: 1 },
];
