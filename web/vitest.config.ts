import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { pages } from "./scripts/pages.ts";

export default defineConfig({
  plugins: [pages()],
  resolve: { tsconfigPaths: true },
  test: {
    css: { include: [/overlay\.css/] },
    // Its own count leaves a core idle, which is half of them on a machine with two. A single worker would be
    // given all files in one context.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 240_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: ["app/**/*.test.ts", "worker/**/*.test.ts"],
          exclude: ["app/**/*.page.test.ts"],
          environment: "node",
          pool: "threads",
          // Little more than functions: starting anew for each file takes three times as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          include: ["app/**/*.test.tsx", "app/**/*.page.test.ts"],
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://podium.test/" } },
          // Each file has a context of its own, with its window and its modules, in a process that stays: loading
          // jsdom takes longer than most files. A process and no thread, because a BroadcastChannel reaches from
          // thread to thread, and so from test to test.
          pool: "vmForks",
          isolate: false,
          // After the others: a worker ends when the next file is another project's.
          sequence: { groupOrder: 1 },
          setupFiles: ["tests/globals.ts", "tests/page.ts"],
        },
      },
    ],
  },
});
