import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The same as in e2e/playwright.config.ts. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Debian's Chromium, or the one named by PODIUM_CHROMIUM. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.PODIUM_CHROMIUM ?? browsers.find((path) => existsSync(path)),
    args: flags,
  });
