import type { KnipConfig } from "knip";
import { routeTable } from "./app/route-table.ts";

export default {
  entry: [
    "app/entry.{client,server}.tsx",
    "app/locales/*/index.ts",
    "scripts/*.mjs",
    "worker/sw.ts",
    // Named by the route table alone.
    ...routeTable.map(({ module }) => `app/${module}`),
  ],
  project: ["app/**/*.{ts,tsx}", "scripts/**", "tests/**", "worker/**"],
  ignoreExportsUsedInFile: { type: true, interface: true },
  // Named by styles and by index.html.
  ignoreDependencies: ["@fontsource-variable/*", "tailwindcss"],
} satisfies KnipConfig;
