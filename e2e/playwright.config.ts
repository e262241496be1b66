import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import type { Lang } from "./harness/calls.ts";
import { othersOf, readers } from "./harness/readers.ts";

const reader = (lang: Lang) => ({
  name: lang,
  testDir: "tests",
  grepInvert: othersOf(lang),
  use: readers[lang],
});

// Debian's browser: nothing is downloaded, and it is patched with the system. The one without windows is the same
// engine and takes a fifth less of the machine.
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export default defineConfig<{ lang: Lang }>({
  outputDir: "results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 600_000,
  // A page that lost its server tries again after growing pauses, and compilers may run beside the tests: these limits
  // are for what will never come.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["./harness/repeat-reporter.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 60_000,
    // A trace costs every journey a tenth, also those that pass: only on request, to look into a failure.
    trace: process.env.PODIUM_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.PODIUM_CHROMIUM ?? browsers.find((path) => existsSync(path)),
      args: [
        // Chromium refuses its sandbox to root, as whom containers run.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "http", testDir: "http" },
    { name: "sdk", testDir: "sdk" },
    reader("en"),
    reader("fr"),
  ],
});
