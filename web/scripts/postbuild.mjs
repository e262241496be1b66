// After the build: the public pages and the app page, which build this is, the head tags of every route for the server,
// the service worker, and compressed copies of all text, so that the server never compresses a file itself.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { runnerImport } from "vite";
import { filesOf, routeTable, visitsFile } from "./first-visit.mjs";
import { buildWorker } from "./worker.mjs";

const out = "build/client";
const text = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

async function write(path, content) {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const writeJson = (path, value) => write(path, JSON.stringify(value));

async function files(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

async function compress(file) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** A page's scripts are asked for at once, not when one finds out about the next. */
function preloads(row, lang, template) {
  const wanted = filesOf(row, lang).scripts.filter((file) => !template.includes(file));
  return wanted.map((file) => `<link rel="modulepreload" crossorigin href="/${file}"/>`).join("");
}

await rename(join(out, ".vite/visits.json"), visitsFile);
await rm(join(out, ".vite"), { recursive: true });

// Every name in it carries the hash of its content.
const assets = (await readdir(join(out, "assets"))).sort();
const id = createHash("sha256").update(assets.join()).digest("hex").slice(0, 8);
await writeJson("builds/latest.json", { id });
await writeJson(`builds/meta/${id}.json`, { id, assets });

const { module: paths } = await runnerImport("./app/lib/i18n/paths.ts");
const { module: heads } = await runnerImport("./app/head-table.ts");
await writeJson("head.json", heads.headTable());

const manifest = 'href="/manifest.webmanifest"';
const template = await readFile(join(out, "index.html"), "utf8");
const withPage = ({ head, body }, lang = "en", links = "") =>
  template
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace(manifest, `href="${paths.localePath(lang, "/manifest.webmanifest")}"`)
    .replace("</head>", () => `<meta name="build" content="${id}"/>${links}${head}</head>`)
    .replace('<div id="root"></div>', () => body);

const { renderFallback, renderPage } = await import(resolve("build/server/entry.server.js"));
await write("__spa-fallback.html", withPage(await renderFallback()));
for (const row of routeTable.filter(({ prerender }) => prerender)) {
  for (const lang of paths.langs) {
    const path = paths.localePath(lang, row.path);
    const page = withPage(await renderPage(path), lang, preloads(row, lang, template));
    await write(join(path, "index.html"), page);
  }
}

// Where stores and install dialogs find them, by the names in the manifests.
await mkdir(join(out, "screenshots"));
for (const lang of paths.langs)
  for (const page of ["live", "dashboard", "story"])
    await copyFile(
      `app/ui/shots/${page}-${lang}-dark.webp`,
      join(out, `screenshots/${page}-${lang}.webp`),
    );
await buildWorker(out);

// The server adds its address to the public pages, and packs them then.
const texts = (await files(out)).filter((file) => text.test(file) && !file.endsWith("index.html"));
await Promise.all(texts.map(compress));
console.log(`build ${id}: ${texts.length} texts compressed`);
