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

// Debian's browser needs no download and is patched with the system. The headless shell is the same engine and uses a
// fifth less CPU.
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export default defineConfig<{ lang: Lang }>({
  outputDir: "results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 600_000,
  // Generous, because pages reconnect with growing delays and compilers may run at the same time: these limits only
  // end what hangs.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["./harness/repeat-reporter.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 60_000,
    // A worker would answer in place of the network that tests change; those of the worker itself allow it.
    serviceWorkers: "block",
    // Tracing makes every test a tenth slower, so it is only on by request.
    trace: process.env.PODIUM_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.PODIUM_CHROMIUM ?? browsers.find((path) => existsSync(path)),
      args: [
        // Chromium's sandbox does not run as root, which containers do.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--process-per-site",
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
