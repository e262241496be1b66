import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };
/** Each size in each theme, shared out between the languages: every two of the three meet on every page. */
const LOOKS = {
  en: [
    { size: PHONE, theme: "dark" },
    { size: DESKTOP, theme: "light" },
  ],
  fr: [
    { size: PHONE, theme: "light" },
    { size: DESKTOP, theme: "dark" },
  ],
} as const;
/** What stands in for something that is not there yet: skeletons, and the mark before the app. */
const WAITING = "[aria-busy=true], .animate-breathe.bg-line, svg.animate-breathe";

/** At both sizes and in both themes: accessible, nothing cut off. */
export async function looksRight(page: Page, address: string): Promise<void> {
  const french = /^\/fr(\/|$)/.test(new URL(address, "http://podium.example").pathname);
  for (const { size, theme } of LOOKS[french ? "fr" : "en"]) {
    const where = `${address}, ${theme}, ${size.width} px`;
    // Nothing is resized that is about to go.
    await page.goto("about:blank");
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator(WAITING)).toHaveCount(0);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, `scrolls sideways: ${where}`).toBeLessThanOrEqual(0);
    expect(await violations(page), where).toEqual([]);
  }
}

/** What axe finds wrong with the page, some rules aside. They are run in the page itself: only what they find has to travel. */
export async function violations(page: Page, ...except: string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const found = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { resultTypes: ["violations" as const], rules },
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
  );
}
