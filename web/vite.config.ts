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

/** How React Router calls React: its bundles import it as `React`, `React2` and so on. */
const reactFactories = Array.from({ length: 20 }, (_, at) => `React${at || ""}`).flatMap((react) =>
  ["createContext", "forwardRef", "memo"].map((factory) => `${react}.${factory}`),
);

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
      // So that parts of React Router that the app does not use are left out: 2 KiB of every first view. Their debugging
      // names and their unmarked calls of React would keep them in.
      treeshake: { propertyWriteSideEffects: false, manualPureFunctions: reactFactories },
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
      },
    },
  },
});
