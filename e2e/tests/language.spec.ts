import { localePath } from "../../web/app/lib/i18n/paths.ts";
import { awake } from "../harness/states.ts";
import { expect, test } from "../harness/test.ts";

const OTHER = { en: "fr", fr: "en" } as const;
const ADDRESS = { en: "/faq", fr: "/fr/faq" } as const;

test("the first visit uses the browser's language and remembers it", async ({ page, lang }) => {
  await page.goto("/faq");
  await expect(page).toHaveURL(ADDRESS[lang]);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user-language"))).toBe(lang);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "locale");
  expect(cookie?.value).toBe(lang);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
});

test("a stored language wins over the browser's", async ({ page, lang }) => {
  const chosen = OTHER[lang];
  await page.addInitScript((choice) => localStorage.setItem("user-language", choice), chosen);
  await page.goto("/faq");
  await expect(page).toHaveURL(ADDRESS[chosen]);
});

test.describe("with a browser in neither language", () => {
  test.use({ locale: "de-DE" });

  test("English is used, even with an unknown stored language @en", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("user-language", "de"));
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL("/faq");
  });
});

test("switching the language keeps the page without a reload and is remembered", async ({
  page,
  site,
}) => {
  const other = OTHER[site.lang];
  await page.goto(site.at("/faq"));
  await awake(page, site);
  await page.evaluate(() => {
    (window as { stillHere?: boolean }).stillHere = true;
  });
  await page
    .getByRole("banner")
    .getByRole("link", {
      name: site.t(other === "fr" ? "shell.french" : "shell.english"),
      exact: true,
    })
    .click();
  await expect(page).toHaveURL(ADDRESS[other]);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);

  await page.goto("/faq");
  await expect(page).toHaveURL(ADDRESS[other]);
});

test("a lost language cookie is set again from the stored choice", async ({
  page,
  context,
  site,
  lang,
}) => {
  const locale = async () => (await context.cookies()).find(({ name }) => name === "locale")?.value;
  await page.goto(site.at("/faq"));
  await expect.poll(locale).toBe(lang);
  await context.clearCookies();
  await page.reload();
  await expect.poll(locale).toBe(lang);
});

test("an overlay starts in the reader's language and keeps its description", async ({
  page,
  lang,
  site,
}) => {
  await page.goto("/obs#token=none");
  await expect(page).toHaveURL(`${site.at("/obs")}#token=none`);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("html[data-overlay]")).toBeAttached();
  const description = page.locator("meta[name=description]");
  await expect(description).toHaveAttribute("content", site.t("meta.obs.description"));
});

test("pages list each translation once, by full address", async ({ page, server, site }) => {
  for (const path of ["/", "/faq", "/login"]) {
    await page.goto(site.at(path));
    await awake(page, site);
    for (const lang of ["en", "fr"] as const) {
      const twin = page.locator(`link[rel=alternate][hreflang=${lang}]`);
      await expect(twin).toHaveCount(1);
      await expect(twin).toHaveAttribute("href", server.url + localePath(lang, path));
    }
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      server.url + site.at(path),
    );
  }
});

test("a page and its translation link to each other", async ({ page, site, lang }) => {
  await page.goto(site.at("/faq"));
  const twin = page.locator(`link[rel=alternate][hreflang=${OTHER[lang]}]`);
  const href = await twin.getAttribute("href");
  expect(new URL(href ?? "", page.url()).pathname).toBe(ADDRESS[OTHER[lang]]);
  await page.goto(href ?? "");
  // The stored language sends a French reader back to the French page, which lists the same links.
  const back = page.locator(`link[rel=alternate][hreflang=${lang}]`);
  expect(new URL((await back.getAttribute("href")) ?? "", page.url()).pathname).toBe(ADDRESS[lang]);
});
