import type { Page } from "@playwright/test";
import { awake } from "../harness/states.ts";
import { expect, type Site, test } from "../harness/test.ts";

test.use({ mayReload: true });

const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
const marked = (page: Page) =>
  page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument === true);

const toFaq = (page: Page, { t }: Site) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell.footer.faq"), exact: true })
    .click();

/** A page watches for new builds from when it was idle. */
async function watching(page: Page): Promise<void> {
  const script = page.locator('link[rel=modulepreload][href*="/assets/watch-"]');
  const address = await script.getAttribute("href");
  // It is evaluated, and whoever asked for it before us was told so first.
  await page.evaluate((script) => import(script), address ?? "");
}

/** Fires a visibility change, which makes the page check for a new build, and waits for the answer. */
async function lookBack(page: Page, site: Site): Promise<void> {
  await awake(page, site);
  await watching(page);
  const [answer] = await Promise.all([
    page.waitForResponse("**/builds/latest.json"),
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  ]);
  await answer.finished();
  // Once this second request is answered, the page has read its own answer.
  await page.evaluate(() => fetch("/builds/latest.json").then((again) => again.text()));
}

test("navigating does not reload the page while its build is the latest @en", async ({
  page,
  site,
}) => {
  await page.goto(site.at("/terms-of-service"));
  await mark(page);
  await lookBack(page, site);
  await toFaq(page, site);
  await expect(page).toHaveURL(site.at("/faq"));
  expect(await marked(page)).toBe(true);
});

test("a page that cannot be loaded, nor after a reload, says so and opens once it can @fr", async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(new Date());
  await page.goto(site.at("/terms-of-service"));
  await awake(page, site);
  await page.route("**/assets/faq-*.js", (route) => route.abort());
  await Promise.all([page.waitForEvent("load"), toFaq(page, site)]);
  await expect(
    page.getByRole("heading", { name: site.t("shell.error.notLoaded"), level: 1, exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/500|import/)).toHaveCount(0);

  await page.unroute("**/assets/faq-*.js");
  await page.getByRole("button", { name: site.t("shell.error.reload"), exact: true }).click();
  await expect(
    page.getByRole("heading", { name: site.t("shell.error.notLoaded"), exact: false }),
  ).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(site.at("/faq"));
});

test("a new build is loaded on the next navigation, at most once in ten seconds @fr", async ({
  page,
  site,
}) => {
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer" } }));
  // Stop the clock, so that the ten seconds do not pass on a slow machine.
  await page.clock.setFixedTime(new Date());
  await page.goto(site.at("/terms-of-service"));
  await mark(page);
  await lookBack(page, site);
  await Promise.all([page.waitForEvent("load"), toFaq(page, site)]);
  await expect(page).toHaveURL(site.at("/faq"));
  expect(await marked(page)).toBe(false);

  // A build that is still outdated, as from a stale cache, does not reload again so soon.
  await mark(page);
  await lookBack(page, site);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.t("shell.footer.terms"), exact: true })
    .click();
  await expect(page).toHaveURL(site.at("/terms-of-service"));
  expect(await marked(page)).toBe(true);
});
