// What a first visit to each page loads, by the import graph: chunks, preloads and budgets are made from it.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { framesOf, routeTable } from "../app/route-table.ts";

export type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const app = resolve(import.meta.dirname, "../app");
export const catalogFile = (name: string, lang = "en"): string =>
  `${app}/locales/${lang}/${name}.ts`;

/** A part's address in an import, without its dots: the end of its module's id. */
const tailOf = (address: string) => address.replace(/^[~.]+(\/\.\.)*/, "");

/** The parts that come by themselves: of `lazy(() => import("…"))` and of functions named `bring…`. */
const partsOf = (source: string): string[] =>
  [...source.matchAll(/\b(?:lazy\(\s*|bring\w* = )\(\) => import\("([^"]+)"\)/g)].map(
    ([, address = ""]) => tailOf(address),
  );

/** The catalogs whose messages a module shows; they are named as their files are. */
function catalogsOf(source: string): string[] {
  const names = [...source.matchAll(/\b(\w+)Messages\b/g)].map(([, name = ""]) => name);
  const files = names.flatMap((name) => (name === "all" ? ["core", "app"] : [name]));
  return files.filter((name) => existsSync(catalogFile(name)));
}

const declaresCatalogs = /\/messages\.ts$|\/lib\/i18n\//;
const isOurs = (id: string) => id.startsWith(app);

function follow(graph: Graph, roots: readonly string[]) {
  const modules = new Set(roots);
  const catalogs = new Set<string>();
  for (const id of modules) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    for (const imported of info.importedIds) modules.add(imported);
    if (!isOurs(id) || declaresCatalogs.test(id) || !/\.tsx?$/.test(id)) continue;
    const source = readFileSync(id, "utf8");
    for (const name of catalogsOf(source)) catalogs.add(name);
    const parts = partsOf(source);
    for (const part of info.dynamicallyImportedIds)
      if (parts.some((tail) => part.replace(/\.tsx?$/, "").endsWith(tail))) modules.add(part);
  }
  return { modules, catalogs };
}

export interface FirstView {
  /** The page, or one of its views that are opened by a press. */
  name: string;
  modules: ReadonlySet<string>;
  /** The names of its catalogs; a visit loads those of one language. */
  catalogs: ReadonlySet<string>;
}

/** Of every page, in the order of the route table. */
export const firstViews = (graph: Graph): FirstView[] =>
  routeTable.map((row) => {
    const frames = framesOf(row).map((frame) => `${app}/layouts/${frame}.tsx`);
    const roots = [`${app}/entry.client.tsx`, ...frames, `${app}/${row.module}`];
    return { name: row.name, ...follow(graph, roots) };
  });

/** A catalog and those it is put together from. */
export const catalogModules = (graph: Graph, name: string, lang = "en"): string[] => [
  ...follow(graph, [catalogFile(name, lang)]).modules,
];
