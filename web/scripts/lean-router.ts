import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const files: Record<string, string> = {
  "react-router": join(router, "dist/production/index.mjs"),
  "react-router/dom": join(router, "dist/production/dom-export.mjs"),
};

/**
 * What the router asks itself while it runs and what is never so here: no server components, no routes found on the
 * way, nobody who measures it, no page fetched ahead by a link, no view transitions. Said at build time, the code
 * behind it is left out. Names for developer tools, and components that only look as if making them did something,
 * keep whole components in the bundle that no page uses.
 */
const settled: [RegExp, string][] = [
  [/^\w+\.displayName = "\w+";$/gm, ""],
  [/(?<=^var \w+ = )(?=React\d+\.forwardRef\()/gm, "/* @__PURE__ */ "],
  [/\buseIsRSCRouterContext\(\)(?=[;,) ]+(?!\{))/g, "false"],
  [/\bthis\.context\b/g, "false"],
  [/\bisFogOfWarEnabled\(routeDiscovery, ssr\)(?! \{)/g, "false"],
  [/\binit\.(instrumentations|patchRoutesOnNavigation)\b/g, "undefined"],
  [/(?<=let isViewTransitionAvailable = )[^;]+/g, "false"],
  [/(?<=prefetchHandlers\] = )usePrefetchBehavior\([^)]*\)/g, "[false]"],
];

/** Functions that nothing here ever calls, but that others name: fetchers, forms, blockers, pages fetched ahead. */
const uncalled = new Set([
  "PrefetchPageLinks",
  "discoverRoutes",
  "fetch2",
  "handleAction",
  "handleFetcherAction",
  "handleFetcherLoader",
  "patchRoutes",
  "persistAppliedTransitions",
  "restoreAppliedTransitions",
  "setFetcherError",
  "shouldBlockNavigation",
  "singleFetchActionStrategy",
  "singleFetchLoaderFetcherStrategy",
  "updateBlocker",
]);
/** What it tells its developers on the console. */
const advice = new Set(["warning", "warnOnce"]);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (value: unknown) => (isNode(value) ? String(value.name) : "");

/** What takes the place of a stretch of code: a function without its body, an advice not given. */
function* cuts(
  node: Node,
  found: Set<string>,
): Generator<[start: number, end: number, text: string]> {
  const { expression, body } = node;
  const name = nameOf(node.id);
  if (node.type === "FunctionDeclaration" && isNode(body) && uncalled.has(name)) {
    found.add(name);
    yield [body.start, body.end, "{}"];
  } else if (isNode(expression) && advice.has(nameOf(expression.callee))) {
    yield [node.start, node.end, ";"];
  } else {
    for (const child of children(node)) yield* cuts(child, found);
  }
}

/**
 * React Router's package leads browsers to its development files; its own for production weigh less, and less again
 * without what an app of this kind never runs.
 */
export function leanRouter(): Plugin {
  const unsettled = new Set(settled);
  const found = new Set<string>();
  const settle = (code: string) =>
    settled.reduce((text, rule) => {
      const after = text.replaceAll(...rule);
      if (after !== text) unsettled.delete(rule);
      return after;
    }, code);
  const cut = (code: string) =>
    [...cuts(parseAst(code) as unknown as Node, found)].reduceRight(
      (text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end),
      code,
    );
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (id) => files[id],
    transform(code, id) {
      if (!id.startsWith(join(router, "dist/production"))) return;
      return { code: cut(settle(code)), map: null };
    },
    buildEnd(error) {
      const [rule] = [...unsettled][0] ?? [];
      const gone = rule ?? [...uncalled].find((name) => !found.has(name));
      if (!error && gone) this.error(`React Router has nothing like ${gone} any more`);
    },
  };
}
