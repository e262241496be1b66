import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    css: { include: [/overlay\.css/] },
    // Its own count leaves a core idle, which is half of them on a machine with two.
    maxWorkers: "100%",
    // A thread starts faster than a process, and modules reach it faster.
    pool: "threads",
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: ["app/**/*.test.ts"],
          exclude: ["app/**/*.page.test.ts"],
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          include: ["app/**/*.test.tsx", "app/**/*.page.test.ts"],
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://podium.test/" } },
          setupFiles: ["tests/page.ts"],
        },
      },
    ],
  },
});
