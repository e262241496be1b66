import type { Locator, Page } from "@playwright/test";
import { newTable, TablePage } from "../harness/live.ts";
import { expect, personOf, test } from "../harness/people.ts";

/** The moment between two looks at the page's clock must not lie behind the one it is stopped at. */
const ahead = 1_000;

interface Point {
  x: number;
  y: number;
}

/** A finger where the reader has a touch screen, else a mouse. */
async function fingerOn(page: Page, touches: boolean) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
  const { mouse } = page;
  return {
    down: async (at: Point) => {
      if (touches) return touch("touchStart", at);
      await mouse.move(at.x, at.y);
      await mouse.down();
    },
    move: (at: Point) => (touches ? touch("touchMove", at) : mouse.move(at.x, at.y)),
    up: () => (touches ? touch("touchEnd") : mouse.up()),
  };
}

/** Its middle, once it has come to rest. */
async function middleOf(target: Locator): Promise<Point> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a finger slides from what it opened to what it means", async ({
  page,
  server,
  account,
  site,
  hasTouch,
}) => {
  const { t } = site;
  const ada = await personOf(server, account);
  const [ben, cleo] = ["Ben", "Cleo"];
  const { code } = await newTable(server, ada, [ben, cleo]);
  await page.clock.install();
  const host = await new TablePage(page, site).open(code);
  await host.shows({ [ben]: 40, [cleo]: 40 });
  await host.settled();
  const finger = await fingerOn(page, hasTouch ?? false);
  const counted = (of: string, value: number) => host.button(t("live.countMore", { of, value }));
  const gridOf = (key: "live.damageTo" | "live.countersOf", name: string) =>
    page.getByRole("region", { name: t(key, { name }), exact: true });
  /** Nothing is held for long enough to count on, however busy the machine: the page's time stands still meanwhile. */
  const slide = async (from: Locator, to: Locator, over?: Locator) => {
    await finger.down(await middleOf(from));
    await to.waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
    if (over) {
      await finger.move(await middleOf(over));
      await expect(over).toHaveCSS("outline-style", "solid");
    }
    const end = await middleOf(to);
    await finger.move({ x: end.x + 3, y: end.y + 3 });
    await finger.move(end);
    await expect(to).toHaveCSS("outline-style", "solid");
    await finger.up();
    await page.clock.resume();
  };

  await test.step("from a seat's damage zone to whose commander has hit", async () => {
    await slide(host.button(t("live.damageTo", { name: ben })), counted(cleo, 0));
    await host.shows({ [ben]: 39 });
    await expect(counted(cleo, 1)).toBeVisible();
    await host.button(t("live.done")).click();
  });

  await test.step("to a counter, which is a pill from then on", async () => {
    const poison = t("live.counter.poison");
    await slide(host.button(t("live.countersOf", { name: ben })), counted(poison, 0));
    await host.button(t("live.done")).click();
    await expect(counted(`${ben}, ${poison}`, 1)).toBeVisible();
  });

  await test.step("past one to another, which alone is chosen", async () => {
    const [energy, rad] = [t("live.counter.energy"), t("live.counter.rad")];
    const opener = host.button(t("live.countersOf", { name: ben }));
    await slide(opener, counted(rad, 0), counted(energy, 0));
    await expect(counted(rad, 1)).toBeVisible();
    await expect(counted(energy, 0)).toBeVisible();
    await host.button(t("live.done")).click();
    await slide(opener, host.button(t("live.monarch")), counted(energy, 0));
    await expect(gridOf("live.countersOf", ben)).toBeHidden();
    await expect(page.getByTitle(t("live.monarch"), { exact: true })).toBeVisible();
  });

  await test.step("a finger that is lifted where it was has only opened it", async () => {
    const opener = host.button(t("live.countersOf", { name: cleo }));
    await finger.down(await middleOf(opener));
    const grid = gridOf("live.countersOf", cleo);
    await expect(grid).toBeVisible();
    await finger.up();
    await expect(grid.getByRole("button", { name: /: [1-9]/ })).toHaveCount(0);
    await host.button(t("live.done")).click();
  });

  await test.step("lifted over another seat it changes nothing there", async () => {
    const half = host.button(t("live.lifeLess", { name: ada.firstname }));
    const end = await middleOf(half);
    await finger.down(await middleOf(host.button(t("live.countersOf", { name: cleo }))));
    await expect(gridOf("live.countersOf", cleo)).toBeVisible();
    await finger.move({ x: end.x + 3, y: end.y + 3 });
    await finger.move(end);
    await finger.up();
    await host.shows({ [ada.firstname]: 40 });
    await host.button(t("live.done")).click();
  });

  await test.step("and from the next step to the draw", async () => {
    await slide(host.button(t("live.whoStarts")), host.button(t("liveSheets.rollStarter")));
    await expect(
      page.getByRole("dialog", { name: t("live.counter.mulligans"), exact: true }),
    ).toBeVisible();
  });
});
