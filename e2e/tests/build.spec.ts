import type { Page } from "@playwright/test";
import { awake } from "../harness/states.ts";
import { expect, type Site, test } from "../harness/test.ts";

const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
const marked = (page: Page) =>
  page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument === true);

const toFaq = (page: Page, { t }: Site) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell.footer.faq") })
    .click();

/** Looks away from the page and back, which makes it ask for the latest build once its scripts run. */
async function lookBack(page: Page, site: Site): Promise<void> {
  await awake(page, site);
  const [answer] = await Promise.all([
    page.waitForResponse("**/builds/latest.json"),
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  ]);
  await answer.finished();
  // Whoever asks now is answered after the page has read its own answer.
  await page.evaluate(() => fetch("/builds/latest.json").then((again) => again.text()));
}

test("the build that runs here is the latest: moving on reloads nothing @en", async ({
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

test("a new build is loaded with the next step, at most once in ten seconds @fr", async ({
  page,
  site,
}) => {
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer" } }));
  // The ten seconds never pass by themselves, however slow the machine.
  await page.clock.setFixedTime(new Date());
  await page.goto(site.at("/terms-of-service"));
  await mark(page);
  await lookBack(page, site);
  await Promise.all([page.waitForEvent("load"), toFaq(page, site)]);
  await expect(page).toHaveURL(site.at("/faq"));
  expect(await marked(page)).toBe(false);

  // Still not the newest, as if an old copy were served: no second reload so soon.
  await mark(page);
  await lookBack(page, site);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.t("shell.footer.terms") })
    .click();
  await expect(page).toHaveURL(site.at("/terms-of-service"));
  expect(await marked(page)).toBe(true);
});
