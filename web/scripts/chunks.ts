// Puts modules into files by the pages whose first view needs them: few files for a page, and little that it does not need.
import type { Rolldown } from "vite";
import { langs } from "../app/lib/i18n/paths.ts";
import { type Frame, framesOf, routeTable } from "../app/route-table.ts";
import { catalogModules, type Graph, viewsOf } from "./first-view.ts";

/** What one more request costs a phone, in compressed bytes that could have come meanwhile. */
const request = 1_400;

/** The most that a page may load of a file for the sake of others. */
const mostUnneeded = 4_500;

/** Less than this is not worth a request of its own. */
const least = 700;

/** How much of a module's text is left when it is minified and compressed; roughly. */
const left = 0.22;

/** What a page loads when it is idle is a page of its own here. */
const whenIdle = " when idle";

/** Most visits begin here, the first after signing in on the dashboard. */
const common = new Map([
  ["dashboard", 12],
  ["live", 4],
]);

/** How much a page matters; nobody waits for what comes when it is idle. */
const weightOf = (page: string): number => common.get(page) ?? (page.endsWith(whenIdle) ? 0.2 : 1);

const weighing =
  (weightOf: (page: string) => number) =>
  (pages: readonly string[]): number =>
    pages.reduce((sum, page) => sum + weightOf(page), 0);

/** How it is decided what becomes one file. */
interface Pass {
  mayMerge: (a: Chunk, b: Chunk) => boolean;
  /** Whether a page has loaded it anyway. */
  has: (chunk: Chunk, page: string) => boolean;
  weigh: (pages: readonly string[]) => number;
}

interface Chunk {
  modules: string[];
  bytes: number;
  /** The pages that load it, and how many of its bytes each of them needs. */
  needed: Map<string, number>;
}

const isReact = /rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** One chunk for each set of pages that need the same modules. */
function exactChunks(graph: Graph, views: { name: string; modules: Iterable<string> }[]): Chunk[] {
  const users = new Map<string, string[]>();
  for (const { name, modules } of views)
    for (const id of modules) users.set(id, [...(users.get(id) ?? []), name]);
  const chunks = new Map<string, Chunk>();
  for (const [id, pages] of users) {
    if (isReact.test(id)) continue;
    const chunk: Chunk = chunks.get(pages.join()) ?? { modules: [], bytes: 0, needed: new Map() };
    chunk.modules.push(id);
    chunk.bytes += (graph.getModuleInfo(id)?.code?.length ?? 0) * left;
    for (const page of pages) chunk.needed.set(page, chunk.bytes);
    chunks.set(pages.join(), chunk);
  }
  return [...chunks.values()];
}

const pagesOf = ({ needed }: Chunk) => [...needed.keys()];

/** Loaded by more pages than need it. */
function alsoFor(chunk: Chunk, pages: Iterable<string>): Chunk {
  for (const page of pages) chunk.needed.set(page, chunk.needed.get(page) ?? 0);
  return chunk;
}

function merged(a: Chunk, b: Chunk): Chunk {
  const needed = new Map(a.needed);
  for (const [page, bytes] of b.needed) needed.set(page, bytes + (needed.get(page) ?? 0));
  return { modules: [...a.modules, ...b.modules], bytes: a.bytes + b.bytes, needed };
}

const publicPages = routeTable.filter(({ prerender }) => prerender).map(({ name }) => name);
const isPublic = ({ needed }: Chunk) => publicPages.some((page) => needed.has(page));

const framesBy = new Map(routeTable.map((row) => [row.name as string, framesOf(row)]));

/** Whether it is loaded only by pages that have the frames in it. */
const isFramed = ({ modules, needed }: Chunk): boolean =>
  modules.every((id) => {
    const frame = id.match(/\/app\/layouts\/(default|main|table)\.tsx$/)?.[1] as Frame | undefined;
    return (
      !frame ||
      [...needed.keys()].every(
        (page) => framesBy.get(page.replace(whenIdle, ""))?.includes(frame) ?? true,
      )
    );
  });

const isText = ({ modules }: Chunk): boolean => modules.every((id) => id.includes("/locales/"));

/** Except for texts, a page's own file changes with the page alone; pages load neither another frame nor, if public, the app. */
const mayMerge = (a: Chunk, b: Chunk): boolean =>
  (isText(a) || (a.needed.size === 1) === (b.needed.size === 1)) &&
  isPublic(a) === isPublic(b) &&
  isFramed(merged(a, b)) &&
  [...merged(a, b).needed].every(
    ([page, bytes]) => Math.min(1, weightOf(page)) * (a.bytes + b.bytes - bytes) < mostUnneeded,
  );

/** First what is loaded together, as if nothing of a page were there yet when it is idle: that keeps such files apart. */
const together: Pass = {
  mayMerge,
  has: ({ needed }, page) => needed.has(page),
  weigh: weighing(weightOf),
};

/** Then what is small goes where it is least in the way; a page that is idle has all that its first view loaded. */
const small: Pass = {
  mayMerge: (a, b) => Math.min(a.bytes, b.bytes) < least && mayMerge(a, b),
  has: ({ needed }, page) => needed.has(page) || needed.has(page.replace(whenIdle, "")),
  weigh: weighing((page) => Math.max(1, weightOf(page))),
};

/** The bytes won when two are one file: a request less for pages that need both, the other's bytes for the rest. */
function gain({ has, weigh }: Pass, a: Chunk, b: Chunk): number {
  const both = together.weigh(pagesOf(a).filter((page) => b.needed.has(page)));
  const without = (one: Chunk, other: Chunk) =>
    weigh(pagesOf(one).filter((page) => !has(other, page)));
  return both * request - without(a, b) * b.bytes - without(b, a) * a.bytes;
}

/** The bytes lost where pages that load them as one file must also load what only one of them imports. */
const loss = ({ has, weigh }: Pass, pages: readonly string[], imported: Iterable<Chunk>): number =>
  [...imported].reduce((sum, chunk) => {
    const more = weigh(pages.filter((page) => !has(chunk, page)));
    return sum + more * (chunk.bytes + request);
  }, 0);

/** Merges the two that win most, until nothing is won. */
function merge(graph: Graph, pass: Pass, chunks: Chunk[]): Chunk[] {
  const home = new Map<string, Chunk>();
  const settle = (chunk: Chunk) => {
    for (const id of chunk.modules) home.set(id, chunk);
  };
  chunks.forEach(settle);

  const importsOf = ({ modules }: Chunk) =>
    modules
      .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
      .flatMap((id) => home.get(id) ?? []);

  /** What both import, at once or by others; null where they would import each other by way of a third. */
  const importedBy = (a: Chunk, b: Chunk): Set<Chunk> | null => {
    const own = new Set([a, b]);
    const reached = new Set([a, b].flatMap(importsOf).filter((chunk) => !own.has(chunk)));
    for (const chunk of reached)
      for (const next of importsOf(chunk)) {
        if (own.has(next)) return null;
        reached.add(next);
      }
    return reached;
  };

  const best = () => {
    const pairs = chunks
      .flatMap((a, index) => chunks.slice(index + 1).map((b) => ({ a, b, won: gain(pass, a, b) })))
      .filter(({ won }) => won > 0)
      .toSorted((one, other) => other.won - one.won);
    let found: { a: Chunk; b: Chunk; imported: Set<Chunk>; won: number } | undefined;
    for (const { a, b, won } of pairs) {
      if (found && found.won >= won) break;
      const imported = pass.mayMerge(a, b) && importedBy(a, b);
      if (!imported) continue;
      const all = won - loss(pass, [...pagesOf(a), ...pagesOf(b)], imported);
      if (all > (found?.won ?? 0)) found = { a, b, imported, won: all };
    }
    return found;
  };

  for (let next = best(); next; next = best()) {
    const { a, b, imported } = next;
    const one = merged(a, b);
    for (const chunk of imported) alsoFor(chunk, pagesOf(one));
    chunks = [...chunks.filter((chunk) => chunk !== a && chunk !== b), one];
    settle(one);
  }
  return chunks;
}

/** After the page or frame in it, or after its largest module: `features/games/page.tsx` is `games-page`. */
function pathOf(graph: Graph, { modules }: Chunk): string {
  const size = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const page = modules.find((id) => graph.getModuleInfo(id)?.importers.length === 0);
  const named = page ?? modules.toSorted((a, b) => size(b) - size(a))[0] ?? "";
  const path = named.replace(/^.*\/(app|node_modules)\/(features\/)?/, "").replace(/\.\w+$/, "");
  return path.replace(/[^\w/]+/g, "-");
}

/** Every file names those it imports: a name is as short as it can be while no other file has it. */
function namer(graph: Graph): (chunk: Chunk) => string {
  const given = new Set<string>();
  return (chunk) => {
    const parts = pathOf(graph, chunk).split("/");
    let length = 1;
    const name = () => parts.slice(-length).join("-");
    while (given.has(name())) length += 1;
    given.add(name());
    return name();
  };
}

const files = (graph: Graph, chunks: Chunk[]): Chunk[] =>
  merge(graph, small, merge(graph, together, chunks));

function plan(graph: Graph): Map<string, string> {
  const { first, idle } = viewsOf(graph);
  const views = [...first, ...idle.map((view) => ({ ...view, name: view.name + whenIdle }))];
  const nameOf = namer(graph);
  const chunkOf = new Map<string, string>();
  for (const chunk of files(graph, exactChunks(graph, views))) {
    const name = nameOf(chunk);
    for (const id of chunk.modules) chunkOf.set(id, name);
  }
  const withMessages = views.map(({ name, catalogs }) => ({
    name,
    modules: new Set([...catalogs].flatMap((catalog) => catalogModules(graph, catalog))),
  }));
  for (const chunk of files(graph, exactChunks(graph, withMessages))) {
    const name = nameOf(chunk);
    for (const id of chunk.modules)
      for (const lang of langs)
        chunkOf.set(id.replace("/locales/en/", `/locales/${lang}/`), `${name}-${lang}`);
  }
  return chunkOf;
}

let planned: Map<string, string> | undefined;

/** What no first view needs is split as the bundler does by itself. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: isReact, priority: 2 },
  {
    name: (id, graph) => {
      planned ??= plan(graph as Graph);
      return planned.get(id) ?? null;
    },
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
