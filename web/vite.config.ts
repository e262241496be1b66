import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardedReload } from "./scripts/guarded-reload.ts";
import { leanRouter } from "./scripts/lean-router.ts";

const server = "http://127.0.0.1:8080";
const proxied = [
  "/api",
  "/config.json",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/v1",
  "/pictures",
];

/** What every page loads, the public ones too. */
const base = new RegExp(
  [
    "zustand/esm/(vanilla|react)",
    "app/(root|entry\\.client)",
    "app/layouts/(default|public|language-switch|navigation-progress|offline-notice|skip-link|error-page)",
    "app/lib/(i18n|language|build|head|page-title|user/signed-in-hint)",
    "app/ui/(cx|button|logo|icon-button|icons|theme|theme-button|site-head|spinner|progress-bar|card|avatar|pattern|random|pips|shapes|phone-shot|visually-hidden|page-header)\\.",
  ].join("|"),
);

export default defineConfig({
  plugins: [tailwindcss(), leanRouter(), reactRouter(), guardedReload()],
  resolve: { tsconfigPaths: true },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(proxied.map((path) => [path, server])),
  },
  build: {
    // The router names what a page needs beforehand; once is enough.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Browsers that know light-dark() by themselves: rewritten for older ones, a part of a page
    // could no longer have a theme of its own.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The build puts the words of a page's language into its head by these names.
            chunkFileNames: ({ facadeModuleId }) => {
              const [, lang, part] = facadeModuleId?.match(/locales\/(\w+)\/(\w+)\.ts$/) ?? [];
              return lang ? `assets/${part}-${lang}-[hash].js` : "assets/[name]-[hash].js";
            },
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 10,
                },
                // Few larger files compress better than many small ones.
                { name: "base", test: base, priority: 5 },
                {
                  name: "shell",
                  test: /app[\\/](lib|ui|layouts)[\\/]/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
