import { deepStrictEqual } from "node:assert";
import { runInNewContext } from "node:vm";

/** The manifest that a script puts on the window. */
export function readManifest(script) {
  const window = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

/** What the router looks at in a browser: all styles come with the root, and what is not so need not be said. */
function slim({ imports: _, hasDefaultExport: __, css, ...route }) {
  const said = Object.entries(route).filter(([, value]) => value !== false);
  return Object.fromEntries(route.id === "root" ? [...said, ["css", css]] : said);
}

/** Runs in the browser: the French pages are the English ones under other names and addresses. */
function unfold(manifest) {
  for (const { id, parentId, path, index, ...route } of Object.values(manifest.routes)) {
    if (id === "root") continue;
    const [twin, above] = [id, parentId].map((name) => name.replace(/^en/, "fr"));
    manifest.routes[twin] = { id: twin, parentId: above, index, ...route };
    if (path || index) manifest.routes[twin].path = index ? "fr" : `fr/${path}`;
  }
  return manifest;
}

/** A good third of what React Router writes, which names all files of each page, and each page in both languages. */
export function leanManifest(script) {
  const manifest = readManifest(script);
  const routes = Object.values(manifest.routes).map(slim);
  const keyed = (list) => Object.fromEntries(list.map((route) => [route.id, route]));
  const english = { ...manifest, routes: keyed(routes.filter(({ id }) => !id.startsWith("fr-"))) };
  const lean = `window.__reactRouterManifest=(${unfold})(${JSON.stringify(english)});`;
  deepStrictEqual(readManifest(lean), { ...manifest, routes: keyed(routes) });
  return lean;
}
