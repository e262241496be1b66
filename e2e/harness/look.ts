import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { DESKTOP, PHONE } from "./readers.ts";

/** The minified build: a page parses it in half the time of the package's default export. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Size = typeof PHONE;
type Theme = "light" | "dark";

/** The rules whose result depends on size or theme; the others run only once, in the reader's own size. */
const LOOKS: axe.RunOptions = {
  runOnly: ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"],
};

/** Loading placeholders: skeletons, and the logo shown before the app starts. */
const WAITING = "[aria-busy=true], .animate-breathe.bg-line, svg.animate-breathe";
/**
 * Loads a page once and checks it in the reader's own size and light theme, then in the other size and dark theme.
 * Together the two readers cover every size in both themes. Restores the original size.
 */
export async function looksRight(page: Page, address: string): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP;
  const other = own.width === PHONE.width ? DESKTOP : PHONE;
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toBeVisible();
  await stopTransitions(page);
  for (const [size, theme, rules] of [
    [own, "light", {}],
    [other, "dark", LOOKS],
  ] as const) {
    const where = `${address}, ${theme}, ${size.width} px`;
    await change(page, size, theme);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, `scrolls sideways: ${where}`).toBeLessThanOrEqual(0);
    await stretch(page, size);
    expect(await violations(page, rules), where).toEqual([]);
  }
  await page.setViewportSize(own);
}

/** Makes the window as tall as the page: axe takes a target half under a save bar for a small one, though it scrolls clear. */
async function stretch(page: Page, { width, height }: Size): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= height) return;
  await page.setViewportSize({ width, height: whole });
  await page.waitForFunction((tall) => innerHeight === tall, whole);
}

/** Otherwise axe could measure a color in mid-transition. The content policy blocks a style element, so use a sheet. */
const stopTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Changes the size and theme of an open page and waits until nothing is loading or moving. */
async function change(page: Page, size: Size, theme: Theme): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(
    (query) => matchMedia(query).matches,
    `(width: ${size.width}px) and (prefers-color-scheme: ${theme})`,
  );
  await expect(page.locator(WAITING)).toHaveCount(0);
  await waitForLayout(page);
}

/** Waits until the page is drawn in its new size or theme, with its fonts, and nothing moves. */
export const waitForLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // The change takes effect in the next frame and is drawn in the one after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().map(({ finished }) => finished.catch(() => {}));
    await Promise.all(moving);
  });

/** The page in its current state, with open dialogs and menus, is accessible in both themes. */
export async function accessibleInBothThemes(page: Page): Promise<void> {
  await stopTransitions(page);
  for (const [theme, rules] of [
    ["dark", {}],
    ["light", LOOKS],
  ] as const) {
    await change(page, page.viewportSize() ?? DESKTOP, theme);
    expect(await violations(page, rules), theme).toEqual([]);
  }
}

/** Runs axe inside the page, so that only its findings are sent back. */
export async function violations(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(asked),
    { resultTypes: ["violations" as const], ...options },
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
  );
}
