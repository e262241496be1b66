import type { Page } from "@playwright/test";
import { type Account, verifiedAccount } from "../harness/calls.ts";
import { Keys } from "../harness/keys.ts";
import { gamesOf, newGame } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";
import { expect, type Site, test } from "../harness/test.ts";

const [noemie, kofi, zoe] = GUESTS;
const MOST = 40;

/** There, with the focus where a new page puts it: nobody presses keys faster than that. */
async function arrives(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("main")).toBeFocused();
}

/** Signs in and opens the page that records a game. */
async function openRecorder(page: Page, keys: Keys, account: Account, { t, at }: Site) {
  await page.goto(at("/login"));
  const field = (label: string) => page.getByRole("tabpanel").getByLabel(label, { exact: true });
  await keys.tabTo(field(t("auth.email")));
  await keys.type(account.email);
  await keys.tabTo(field(t("auth.password")));
  await keys.type(account.password);
  await keys.press("Enter");
  await arrives(page, at("/dashboard"));
  const record = page
    .getByRole("main")
    .getByRole("link", { name: t("dashboard.recordGame"), exact: true });
  await keys.tabTo(record.first());
  await keys.press("Enter");
  await arrives(page, at("/games/record"));
}

/** Says who went first, eliminates by number and saves. */
async function tellResult(page: Page, keys: Keys, site: Site) {
  const { first, won } = recorder(page, site);
  const board = page.getByRole("region", { name: site.t("record.whoWentOut"), exact: true });
  await expect(board).toBeFocused();
  await keys.tabTo(first("Alba"));
  await keys.press("Enter", "2", "3", "4");
  await expect(won("Alba")).toHaveAttribute("aria-pressed", "true");
  await keys.press("ControlOrMeta+Enter");
  await expect(page).toHaveURL(/\/game\/[^/]+$/);
  console.log(`from sign-in to a saved game: ${keys.count} key presses (${site.lang})`);
  expect(keys.count).toBeLessThan(MOST);
}

const places = (game: any) =>
  Object.fromEntries(
    game.seats.map((seat: any) => [seat.guestName ?? seat.firstname, seat.placement]),
  );

test("from sign-in to a saved game with the last players in few key presses @en", async ({
  page,
  server,
  site,
}) => {
  const account = await verifiedAccount(server, site.lang, "Alba");
  await newGame(server, account);
  const keys = new Keys(page);
  await openRecorder(page, keys, account, site);
  await keys.tabTo(recorder(page, site).pod());
  await keys.press("Enter");
  await tellResult(page, keys, site);
  const [game] = await gamesOf(server, account);
  expect(places(game)).toEqual({ Alba: 1, [noemie]: 4, [kofi]: 3, [zoe]: 2 });
});

test("from sign-in to a first game with three guests in few key presses @fr", async ({
  page,
  server,
  site,
}) => {
  const account = await verifiedAccount(server, site.lang, "Alba");
  const keys = new Keys(page);
  await openRecorder(page, keys, account, site);
  await keys.tabTo(page.getByLabel(site.t("seating.addGuest"), { exact: true }));
  for (const guest of GUESTS) {
    await keys.type(guest);
    await keys.press("Enter");
  }
  const goOn = site.t("record.goOn", { count: GUESTS.length + 1 });
  await keys.tabTo(page.getByRole("button", { name: goOn, exact: true }));
  await keys.press("Enter");
  await tellResult(page, keys, site);
  const [game] = await gamesOf(server, account);
  expect(places(game)).toEqual({ Alba: 1, [noemie]: 4, [kofi]: 3, [zoe]: 2 });
});
