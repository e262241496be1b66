// What a first visit to a page loads: its scripts, the messages of one language, and the styles.
import { readdirSync, readFileSync } from "node:fs";
import { runnerImport } from "vite";
import { readManifest } from "./scripts/lean-manifest.mjs";

const out = "build/client";
const assets = readdirSync(`${out}/assets`).filter((name) => /\.(js|css)$/.test(name));
const named = (pattern) =>
  assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);

const [manifestFile] = named(/^manifest-\w+\.js$/);
const manifest = readManifest(readFileSync(out + manifestFile, "utf8"));

/** A route's scripts and those of the frames around it. */
function chain(id) {
  const route = manifest.routes[id];
  const above = route.parentId ? chain(route.parentId) : [];
  // React Router marks the styles of a route by a closing "#".
  const css = (route.css ?? []).map((file) => file.replace(/#$/, ""));
  return [...above, route.module, ...css];
}

/** A bundle's static imports, as far as they go. */
function closure(files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith(".js") || file === manifestFile) continue;
    const code = readFileSync(out + file, "utf8");
    const imports = [...code.matchAll(/(?:from|^import|;import)\s*["']\.\/([^"']+)["']/g)];
    closure(
      imports.map(([, name]) => `/assets/${name}`),
      seen,
    );
  }
  return seen;
}

const entry = [manifestFile, manifest.entry.module, ...manifest.entry.imports];
/** The English messages of the named catalogues. */
const messages = (...parts) => parts.map((part) => named(new RegExp(`^${part}-en-`))[0]);

/** The catalogues a page waits for, as its loader names them. */
function waitedFor(module) {
  const [, list] = readFileSync(`app/${module}`, "utf8").match(/messagesLoader\(([^)]*)\)/) ?? [];
  return [...(list ?? "").matchAll(/(\w+)Messages/g)].map(([, name]) => name);
}

const budget = (name, id, limit, ...catalogues) => ({
  name,
  path: [...closure([...entry, ...chain(id), ...catalogues])].map((file) => `${out + file}.gz`),
  limit,
  // As the server sends it: compressed by the build already.
  gzip: false,
  brotli: false,
});

const { module } = await runnerImport("./app/route-table.ts");

export default module.routeTable.map(({ name, module, prerender }) =>
  prerender
    ? budget(name, `en-${name}`, "125 KiB", ...messages("core"))
    : budget(name, `en-${name}`, "145 KiB", ...messages("core", "app", ...waitedFor(module))),
);
