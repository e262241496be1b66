// What a first visit to each page loads, by the import graph: chunks, preloads and budgets are made from it.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Rolldown } from "vite";
import { framesOf, routeTable } from "../app/route-table.ts";

export type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const app = resolve(import.meta.dirname, "../app");
export const catalogFile = (name: string, lang = "en"): string =>
  `${app}/locales/${lang}/${name}.ts`;
/** Imports every page; a view has its own as a root. */
const pageList = `${app}/pages.ts`;

/** By which of the marks of lib/on-demand.ts a module imports another: `mark(() => import("…"))`. */
function marksOf(id: string, source: string): (part: string) => string | undefined {
  const marks = new Map(
    [...source.matchAll(/\b(\w+)\(\s*\(\) => import\("([^"]+)"\)/g)].map(
      ([, mark = "", address = ""]) => [resolve(dirname(id), address.replace(/^~/, app)), mark],
    ),
  );
  return (part) => marks.get(part.replace(/\.tsx?$/, ""));
}

/** The catalogs whose messages a module shows; they are named as their files are. */
const catalogsOf = (source: string): string[] =>
  [...source.matchAll(/\b(\w+)Messages\b/g)]
    .map(([, name = ""]) => name)
    .filter((name) => existsSync(catalogFile(name)));

const catalogName = (id: string) => id.match(/\/locales\/en\/(\w+)\.ts$/)?.[1];
const isOurs = (id: string) => id.startsWith(app) && /\.tsx?$/.test(id);

/** Marks of what a press or a rare state asks for, and of what comes when the page is idle. */
const asked = ["onDemand", "later"];
const whenIdle = ["soon", "ahead"];

function follow(graph: Graph, roots: readonly string[]) {
  const modules = new Set(roots);
  const catalogs = new Set<string>();
  const ahead: string[] = [];
  for (const id of modules) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    for (const imported of info.importedIds) modules.add(imported);
    if (!isOurs(id) || id === pageList) continue;
    const source = readFileSync(id, "utf8");
    const declared = info.dynamicallyImportedIds.flatMap((part) => catalogName(part) ?? []);
    for (const name of declared)
      if (!source.includes(`${name}Messages = `))
        throw new Error(`${id}: the messages of ${name} are to be named ${name}Messages`);
    if (declared.length === 0) for (const name of catalogsOf(source)) catalogs.add(name);
    const markOf = marksOf(id, source);
    for (const part of info.dynamicallyImportedIds) {
      const mark = markOf(part) ?? "";
      if (!isOurs(part) || part.includes("/locales/") || asked.includes(mark)) continue;
      if (whenIdle.includes(mark)) ahead.push(part);
      else modules.add(part);
    }
  }
  return { modules, catalogs, ahead };
}

/** What a page loads at one time. */
export interface View {
  name: string;
  modules: ReadonlySet<string>;
  /** The names of its catalogs; a visit loads those of one language. */
  catalogs: ReadonlySet<string>;
}

const without = (set: Iterable<string>, other: ReadonlySet<string>) =>
  new Set([...set].filter((one) => !other.has(one)));

/** Of every page, in the order of the route table: its first view, and what it loads besides when it is idle. */
export function viewsOf(graph: Graph): { first: View[]; idle: View[] } {
  const first = routeTable.map((row) => {
    const frames = framesOf(row).map((frame) => `${app}/layouts/${frame}.tsx`);
    const roots = [`${app}/entry.client.tsx`, ...frames, `${app}/${row.module}`];
    return { name: row.name, ...follow(graph, roots) };
  });
  const idle = first
    .filter(({ ahead }) => ahead.length > 0)
    .map(({ name, modules, catalogs, ahead }) => {
      const more = follow(graph, ahead);
      return {
        name,
        modules: without(more.modules, modules),
        catalogs: without(more.catalogs, catalogs),
      };
    });
  return { first, idle };
}

/** A catalog and those it is put together from. */
export const catalogModules = (graph: Graph, name: string, lang = "en"): string[] => [
  ...follow(graph, [catalogFile(name, lang)]).modules,
];
