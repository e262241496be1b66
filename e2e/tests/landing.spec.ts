import { accessibleInBothThemes } from "../harness/look.ts";
import { Server } from "../harness/server.ts";
import { test as base, expect } from "../harness/test.ts";

// The landing page's table and its example group, on a server whose operator offers one.

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start({ PODIUM_EXAMPLE: "true" });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

/** As browsers add them up: without those that follow a press. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

test("the table is played without an account, and nothing moves meanwhile", async ({
  page,
  site: { t, at },
  complaints,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent.push(request.url());
  });
  await page.goto(at("/"));
  await page.evaluate(async () => {
    // A letter that comes late moves others before anything is played.
    await document.fonts.ready;
    Object.assign(window, { moved: 0 });
    const add = (list: PerformanceObserverEntryList) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) (window as unknown as { moved: number }).moved += value;
    };
    new PerformanceObserver(add).observe({ type: "layout-shift" });
  });
  const table = page.getByRole("region", { name: t("home.table.label"), exact: true });
  const button = (name: string) => table.getByRole("button", { name, exact: true });
  await table.scrollIntoViewIfNeeded();
  await button(t("live.lifeLess", { name: "Kofi" })).click();
  const kofi = table.getByRole("region", { name: "Kofi", exact: true });
  await expect(kofi).toContainText(t("live.lifeNow", { name: "Kofi", life: 11 }));

  await button(t("live.nextTurn", { next: "Noémie", round: 7, name: "Sam" })).click();
  await expect(
    button(t("live.nextTurn", { next: "Kofi", round: 7, name: "Noémie" })),
  ).toBeVisible();

  await button(t("live.damageTo", { name: "Kofi" })).click();
  await kofi
    .getByRole("button", { name: /Noémie.*14/ })
    .first()
    .click();
  await expect(kofi).toContainText(t("live.lifeNow", { name: "Kofi", life: 10 }));
  await button(t("live.done")).click();
  await table
    .getByRole("button", { name: new RegExp(`^${t("live.undo")}`) })
    .last()
    .click();
  await expect(kofi).toContainText(t("live.lifeNow", { name: "Kofi", life: 11 }));

  // Less is a digit of a clock.
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  expect(moved).toBeLessThan(0.001);
  await accessibleInBothThemes(page);
  expect([sent, complaints]).toEqual([[], []]);
});

test("a visitor looks around in the example group, changes nothing, and leaves to sign up", async ({
  page,
  site: { t, at },
}) => {
  await page.goto(at("/"));
  await page.getByRole("button", { name: t("home.hero.example"), exact: true }).click();
  await expect(page.getByText(t("example.text"), { exact: true })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: t("playgroups.story"), exact: true }),
  ).toBeVisible();
  await accessibleInBothThemes(page);

  await page.getByRole("tab", { name: t("playgroups.parts.figures"), exact: true }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
  await page.getByRole("tab", { name: t("playgroups.parts.games"), exact: true }).click();
  await page.getByRole("tabpanel").locator("a[href*='/game/']").first().click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("example.text"), { exact: true })).toBeVisible();

  await page.goto(at("/playgroups/create"));
  await page.getByLabel(t("playgroups.name"), { exact: true }).fill("Mine");
  await page.getByRole("button", { name: t("playgroups.create"), exact: true }).click();
  await expect(page.getByText(/(Create your account to|Crée ton compte pour)/)).toBeVisible();
  await expect(page.getByLabel(t("playgroups.name"), { exact: true })).toHaveValue("Mine");

  await page.getByRole("button", { name: t("example.leave"), exact: true }).click();
  await expect(
    page.getByRole("button", { name: t("home.hero.example"), exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: t("home.hero.example"), exact: true }).click();
  await page.getByRole("button", { name: t("example.signUp"), exact: true }).click();
  await expect(page).toHaveURL(`${at("/login")}?mode=signup`);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("identity"))).toBeNull();
});
