import { readFileSync } from "node:fs";
import { runnerImport } from "vite";

/** Vite's list of what was built, which the build keeps beside the files that are served. */
export const manifestFile = "build/manifest.json";

const { module: table } = await runnerImport("./app/route-table.ts");
export const { routeTable } = table;

/** The catalogues a page waits for, as its loader names them. */
function waitedFor(module) {
  const [, list] = readFileSync(`app/${module}`, "utf8").match(/messagesLoader\(([^)]*)\)/) ?? [];
  return [...(list ?? "").matchAll(/(\w+)Messages/g)].map(([, name]) => name);
}

/** The modules that a first visit to a page waits for. */
function modulesOf({ module, prerender, ...row }, lang) {
  const frames = table.framesOf({ prerender, ...row }).map((frame) => `layouts/${frame}.tsx`);
  const messages = ["core", prerender ? "meta" : "app", ...waitedFor(module)];
  return [...frames, module, ...messages.map((name) => `locales/${lang}/${name}.ts`)];
}

/** The files of a first visit to a page in a language: its modules and whatever these import at once. */
export function filesOf(row, lang) {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const seen = new Map();
  const follow = (key) => {
    if (seen.has(key)) return;
    const { file, imports = [] } = manifest[key];
    seen.set(key, file);
    imports.forEach(follow);
  };
  follow("index.html");
  for (const module of modulesOf(row, lang)) follow(`app/${module}`);
  return { scripts: [...seen.values()], styles: manifest["style.css"].file };
}
