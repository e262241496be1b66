import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { DESKTOP, PHONE } from "./readers.ts";

/** A page takes half as long to read it as to read what the package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Size = typeof PHONE;
type Theme = "light" | "dark";

/** The rules whose answer a size or a theme can change; the others have spoken in the reader's own. */
const LOOKS: axe.RunOptions = {
  runOnly: ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"],
};

/** What stands in for something that is not there yet: skeletons, and the mark before the app. */
const WAITING = "[aria-busy=true], .animate-breathe.bg-line, svg.animate-breathe";
/**
 * Loads a page once and looks at it in the reader's own size and light theme, then in the other size and dark: between
 * the two readers every size is seen in every theme, and each of them in each language. Leaves it in the size it had.
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
    expect(await violations(page, rules), where).toEqual([]);
  }
  await page.setViewportSize(own);
}

/** A color on its way to another would be measured half-way. The policy of the pages refuses a style element. */
const stopTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Gives an open page another size and theme, up to where nothing of it is loading or moving. */
async function change(page: Page, size: Size, theme: Theme): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(
    (query) => matchMedia(query).matches,
    `(width: ${size.width}px) and (prefers-color-scheme: ${theme})`,
  );
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.evaluate(async () => {
    // What the change leads to is begun in the next frame and drawn in the one after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().map(({ finished }) => finished.catch(() => {}));
    await Promise.all(moving);
  });
}

/** The page as it stands, with what was opened on it, is accessible in both themes. */
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

/** What axe finds wrong with the page. It runs in the page itself: only what it finds has to travel. */
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
