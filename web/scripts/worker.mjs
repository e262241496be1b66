// Builds the service worker (worker/) with the list of files that it keeps on a device.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** Beside the app page: all that the app is made of, in both languages. Pictures only show it off. */
const asset = /\.(js|css|woff2)$/;
/** Streams need a network anyway. */
const left = /^(stream|overlay|obsHelp|legal-obs|layouts-obs)-/;

/** As Workbox wants it: what the name of a file does not tell, its revision does. */
async function filesToKeep(out) {
  const revised = async (name) => {
    const content = await readFile(join(out, name));
    return { url: name, revision: createHash("sha256").update(content).digest("hex").slice(0, 16) };
  };
  const names = await readdir(join(out, "assets"));
  const assets = names.filter((name) => asset.test(name) && !left.test(name)).sort();
  return [
    ...(await Promise.all(["__spa-fallback.html", "favicon.svg"].map(revised))),
    // Their names carry the hash of their content.
    ...assets.map((name) => ({ url: `assets/${name}`, revision: null })),
  ];
}

/** Once all files have their last name and content. */
export async function buildWorker(out) {
  const kept = await filesToKeep(out);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { __KEPT__: JSON.stringify(kept), "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: {
        entry: "worker/sw.ts",
        formats: ["iife"],
        name: "podiumWorker",
        fileName: () => "sw.js",
      },
    },
  });
  console.log(`worker: keeps ${kept.length} files`);
}
