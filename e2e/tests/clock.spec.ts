import { expect, test } from "../harness/player.ts";
import { gamesOf, newGame } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";
import { fetchingAhead } from "../harness/states.ts";

const minute = 60_000;

// Ten minutes off, and what is sent with each: web/app/features/games/games.test.tsx.
const clocks = [
  ["24 hours fast @fr", 24 * 60],
  ["24 hours slow @en", -24 * 60],
] as const;

for (const [name, off] of clocks)
  test(`games are recorded online and offline with a clock that is ${name}`, async ({
    page,
    context,
    server,
    account,
    site,
  }) => {
    const { t } = site;
    const began = Date.now();
    await newGame(server, account, { endedAt: new Date(began - 48 * 60 * minute).toISOString() });
    const { pod, first, place, save } = recorder(page, site);
    await page.clock.install({ time: Date.now() + off * minute });
    /** Waits for this many games and returns the newest, which must have ended during this test. */
    const newest = async (count: number) => {
      await expect.poll(async () => (await gamesOf(server, account)).length).toBe(count);
      const [{ endedAt }] = await gamesOf(server, account);
      // The Date header that corrects the clock has whole seconds, so allow a minute; the clock was off by far more.
      expect(Date.parse(endedAt)).toBeGreaterThan(began - minute);
      expect(Date.parse(endedAt)).toBeLessThan(Date.now() + minute);
    };

    await test.step("online", async () => {
      await page.goto(site.at("/games/record"));
      await pod().click();
      await first(account.firstname).click();
      await place([...GUESTS, account.firstname]);
      await save().click();
      await expect(page).toHaveURL(/\/game\/[^/]+$/);
      await newest(2);
    });

    await test.step("offline", async () => {
      const fetchedAhead = fetchingAhead(page);
      await page.goto(site.at("/games/record"));
      await expect(pod()).toBeVisible();
      await fetchedAhead();
      await context.setOffline(true);
      await pod().click();
      await first(account.firstname).click();
      await place([...GUESTS, account.firstname]);
      await save().click();
      await expect(page.getByText(t("record.keptOffline"), { exact: true })).toBeVisible();
      await context.setOffline(false);
      await newest(3);
      await expect(page.getByText(t("waiting.title"), { exact: false })).toHaveCount(0);
      await expect(page.getByRole("article")).toHaveCount(3);
    });
  });
