import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];
const THEMES = ["dark", "light"] as const;
/** What stands in for something that is not there yet: skeletons, and the mark before the app. */
const WAITING = "[aria-busy=true], .animate-breathe.bg-line, svg.animate-breathe";

/** At both sizes and in both themes: accessible, nothing cut off. */
export async function looksRight(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator(WAITING)).toHaveCount(0);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, `scrolls sideways: ${address}, ${size.width} px`).toBeLessThanOrEqual(0);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
        `${address}, ${colorScheme}, ${size.width} px`,
      ).toEqual([]);
    }
  }
}
