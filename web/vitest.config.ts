import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: "jsdom",
    css: { include: [/overlay\.css/] },
    environmentOptions: { jsdom: { url: "http://podium.test/" } },
    include: ["app/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["tests/setup.ts"],
  },
});
