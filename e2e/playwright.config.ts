import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import type { Lang } from "./harness/calls.ts";

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const reads = (lang: Lang) => ({ lang, locale: lang === "fr" ? "fr-FR" : "en-US" });

// Debian's browser: nothing is downloaded, and it is patched with the system. The one without windows is the same
// engine and takes a fifth less of the machine.
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export default defineConfig<{ lang: Lang }>({
  outputDir: "results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 150_000,
  // Whoever lost a server tries again after pauses that grow: on a busy machine ten seconds are soon over.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 30_000,
    // What the pages were made of can be looked at; a film of them besides costs every test that passes.
    trace: { mode: "retain-on-failure", screenshots: false },
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
    { name: "en", testDir: "tests", use: { ...reads("en"), ...desktop } },
    { name: "fr", testDir: "tests", use: { ...reads("fr"), ...phone } },
  ],
});
