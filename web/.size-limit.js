// What a first visit to a page loads: its scripts, the words of one language, and the styles.
import { readdirSync, readFileSync } from "node:fs";

const out = "build/client";
const assets = readdirSync(`${out}/assets`).filter((name) => /\.(js|css)$/.test(name));
const named = (pattern) =>
  assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);

const [manifestFile] = named(/^manifest-\w+\.js$/);
const manifest = JSON.parse(
  readFileSync(out + manifestFile, "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;\s*$/, ""),
);

/** A route's scripts and those of the frames around it. */
function chain(id) {
  const route = manifest.routes[id];
  const above = route.parentId ? chain(route.parentId) : [];
  return [...above, route.module, ...(route.imports ?? []), ...(route.css ?? [])];
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
const words = { core: named(/^core-en-/)[0], app: named(/^app-en-/)[0] };

const budget = (name, id, limit, ...catalogues) => ({
  name,
  path: [...closure([...entry, ...chain(id), ...catalogues])].map((file) => `${out + file}.gz`),
  limit,
  // As the server sends it: compressed by the build already.
  gzip: false,
  brotli: false,
});

const pages = ["login", "verifyEmail", "forgotPassword", "dashboard", "profile", "decks", "obs"];

export default [
  budget("landing", "en-home", "120 KiB", words.core),
  budget("faq", "en-faq", "120 KiB", words.core),
  ...pages.map((page) => budget(page, `en-${page}`, "140 KiB", words.core, words.app)),
];
