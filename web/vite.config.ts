import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardedReload } from "./scripts/guarded-reload.ts";

const server = "http://127.0.0.1:8080";
const proxied = [
  "/api",
  "/config.json",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/v1",
  "/pictures",
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardedReload()],
  resolve: { tsconfigPaths: true },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(proxied.map((path) => [path, server])),
  },
  // Browsers that know light-dark() by themselves: rewritten for older ones, a part of a page could
  // no longer have a theme of its own.
  build: { cssTarget: ["chrome123", "firefox121", "safari17.5"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 10,
                },
                {
                  name: "common",
                  test: /app[\\/](lib|ui)[\\/]/,
                  minShareCount: 3,
                  priority: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
});
