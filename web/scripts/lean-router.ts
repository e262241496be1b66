import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const files: Record<string, string> = {
  "react-router": join(router, "dist/production/index.mjs"),
  "react-router/dom": join(router, "dist/production/dom-export.mjs"),
};

/**
 * What the router asks itself while it runs and what is never so here: no server components, no routes found on the
 * way, nobody who measures it. Said at build time, the code behind it is left out. Names for developer tools keep
 * whole components in the bundle that no page uses.
 */
const settled: [RegExp, string][] = [
  [/^\w+\.displayName = "\w+";$/gm, ""],
  [/\buseIsRSCRouterContext\(\)(?=[;,) ]+(?!\{))/g, "false"],
  [/\bisFogOfWarEnabled\(routeDiscovery, ssr\)(?! \{)/g, "false"],
  [/\binit\.instrumentations\b/g, "undefined"],
];

/**
 * React Router's package leads browsers to its development files; its own for production weigh less, and less again
 * without what an app of this kind never runs.
 */
export function leanRouter(): Plugin {
  const unused = new Set(settled);
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (id) => files[id],
    transform(code, id) {
      if (!id.startsWith(join(router, "dist/production"))) return;
      const lean = settled.reduce((text, rule) => {
        const after = text.replaceAll(...rule);
        if (after !== text) unused.delete(rule);
        return after;
      }, code);
      return { code: lean, map: null };
    },
    buildEnd(error) {
      const [rule] = [...unused][0] ?? [];
      if (!error && rule) this.error(`React Router has nothing like ${rule} any more`);
    },
  };
}
