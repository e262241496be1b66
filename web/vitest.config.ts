import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: "jsdom",
    css: { include: [/overlay\.css/] },
    environmentOptions: { jsdom: { url: "http://podium.test/" } },
    include: ["app/**/*.test.{ts,tsx}"],
    // Its own count leaves a core idle, which is half of them on a machine with two.
    maxWorkers: "100%",
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["tests/setup.ts"],
  },
});
