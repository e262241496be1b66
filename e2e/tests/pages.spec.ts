import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { routeTable } from "../../web/app/route-table.ts";
import { verifiedAccount } from "../harness/calls.ts";
import { signIn } from "../harness/journey.ts";
import { expect, test } from "../harness/test.ts";
import { literally } from "../harness/text.ts";

// Every finished page, at both sizes and in both themes: accessible, quiet, nothing cut off.

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];
const THEMES = ["dark", "light"] as const;

const finished = routeTable.filter((row) => !row.coming && row.name !== "logout");
const open = finished.filter((row) => row.guard !== "auth");
const closed = [
  ...finished.filter((row) => row.guard === "auth"),
  // One of the pages that say what is coming stands for all of them.
  ...routeTable.filter((row) => row.name === "decks"),
];

async function looksRight(page: Page, address: string): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
      const where = `${address}, ${colorScheme}, ${size.width} px`;
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
        where,
      ).toEqual([]);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, `scrolls sideways: ${where}`).toBeLessThanOrEqual(0);
    }
  }
}

for (const { name, path } of open) {
  test(`${name} is accessible and quiet`, async ({ page, site: { at, t }, complaints }) => {
    await looksRight(page, at(path));
    await expect(page).toHaveTitle(new RegExp(literally(t(`meta.${name}.title`))));
    expect(complaints).toEqual([]);
  });
}

for (const { name, path } of closed) {
  test(`${name} is accessible and quiet`, async ({ page, server, site, complaints }) => {
    await signIn(page, await verifiedAccount(server, site.lang), site);
    await looksRight(page, site.at(path));
    await expect(page).toHaveTitle(new RegExp(literally(site.t(`meta.${name}.title`))));
    expect(complaints).toEqual([]);
  });
}

test("an unknown address says so by name", async ({ page, site: { at, lang } }) => {
  const path = at("/no/such/page");
  await page.goto(path);
  const sentence = { en: `Page not found: ${path}`, fr: `Page introuvable : ${path}` }[lang];
  await expect(page.getByText(sentence)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
