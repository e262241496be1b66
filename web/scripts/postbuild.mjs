// After the build: which build this is, a leaner list of its routes, the head tags of every route for the server,
// and compressed copies of all text, so that the server never compresses a file itself.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { runnerImport } from "vite";
import { leanManifest } from "./lean-manifest.mjs";

const out = "build/client";
const text = /\.(html|js|css|json|data|svg|txt|xml|webmanifest)$/;

const write = async (path, value) => {
  const file = join(out, path);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, JSON.stringify(value));
};

/** React Router names its manifest by the hash of all that is in it: the build's own id. */
async function buildId() {
  const names = await readdir(join(out, "assets"));
  const manifest = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)).find(Boolean);
  if (!manifest) throw new Error("no manifest in the build");
  return manifest[1];
}

async function files(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

/** A public page asks for the messages of its language at once, not when its scripts find out. */
async function preloadMessages(file) {
  const lang = file.startsWith(join(out, "fr/")) ? "fr" : "en";
  const names = await readdir(join(out, "assets"));
  const messages = names.find((name) => name.startsWith(`core-${lang}-`));
  const html = await readFile(file, "utf8");
  const link = `<link rel="modulepreload" href="/assets/${messages}"/>`;
  await writeFile(file, html.replace("<head>", `<head>${link}`));
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

const id = await buildId();
await write("builds/latest.json", { id });
await write(`builds/meta/${id}.json`, { id, assets: await readdir(join(out, "assets")) });

const manifest = join(out, `assets/manifest-${id}.js`);
await writeFile(manifest, leanManifest(await readFile(manifest, "utf8")));

const { module } = await runnerImport("./app/head-table.ts");
await write("head.json", module.headTable());

const pages = (await files(out)).filter((file) => file.endsWith("index.html"));
await Promise.all(pages.map(preloadMessages));

// The server adds its address to the pages, and packs them then.
const texts = (await files(out)).filter((file) => text.test(file) && !pages.includes(file));
await Promise.all(texts.map(compress));
console.log(`build ${id}: ${texts.length} texts compressed`);
