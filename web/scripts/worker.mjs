// Builds the service worker (worker/) and writes into it the list of files that it keeps on a device.
import { build } from "vite";
import { injectManifest } from "workbox-build";

const bundled = "build/worker";

/** All that the app is made of, in both languages. Pictures only show it off, and streams need a network anyway. */
const kept = ["__spa-fallback.html", "favicon.svg", "assets/*.{js,css,woff2}"];
const left = ["assets/{stream,overlay,obsHelp,legal-obs,layouts-obs}-*"];

/** Once all files have their last name and content. */
export async function buildWorker(out) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: bundled,
      lib: {
        entry: "worker/sw.ts",
        formats: ["iife"],
        name: "podiumWorker",
        fileName: () => "sw.js",
      },
    },
  });
  const { count, size, warnings } = await injectManifest({
    swSrc: `${bundled}/sw.js`,
    swDest: `${out}/sw.js`,
    globDirectory: out,
    globPatterns: kept,
    globIgnores: left,
    // Their names carry the hash of their content.
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  console.log(`worker: keeps ${count} files, ${Math.round(size / 1024)} KiB before compression`);
}
