import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./scripts/chunks.ts";
import { pages } from "./scripts/pages.ts";
import { visits } from "./scripts/visits.ts";

/** Its public address is to be this one's: sockets are taken from there only. */
const target = process.env.PODIUM_SERVER ?? "http://127.0.0.1:8080";
const proxied = [
  "/api",
  "/config.json",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/v1",
  "/pictures",
];

/** The build finds messages by language and pages by feature. */
function chunkName(module: string | null): string {
  const [, lang, part] = module?.match(/locales\/(\w+)\/(\w+)\.ts$/) ?? [];
  if (lang) return `${part}-${lang}`;
  const [, feature, page] = module?.match(/features\/([\w-]+)\/(?:.*\/)?([\w-]+)\.tsx$/) ?? [];
  return feature ? `${feature}-${page}` : "[name]";
}

export default defineConfig({
  plugins: [tailwindcss(), react(), pages(), visits()],
  resolve: { tsconfigPaths: true },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(proxied.map((path) => [path, { target, ws: true }])),
  },
  build: {
    outDir: "build/client",
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Browsers that know light-dark() by themselves: rewritten for older ones, a part of a page
    // could no longer have a theme of its own.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
      },
    },
  },
});
