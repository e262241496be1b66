import { verifiedAccount } from "../harness/calls.ts";
import { signIn } from "../harness/journey.ts";
import { test as playing } from "../harness/player.ts";
import { gamesOf, newGame, read } from "../harness/record.ts";
import { GUESTS, recorder, Taps } from "../harness/recording.ts";
import { expect, test } from "../harness/test.ts";

const [noemie, kofi, zoe] = GUESTS;
const nameAt = (seat: any) => seat.guestName ?? seat.firstname;
const places = (game: any) =>
  Object.fromEntries(game.seats.map((seat: any) => [nameAt(seat), seat.placement]));

test("a new account records a pod of four, and the next game in a few taps @fr", async ({
  page,
  server,
  site,
}) => {
  const { t, at } = site;
  const account = await verifiedAccount(server, site.lang, "Alba");
  const { pod, deck, first, place, save, seatGuests } = recorder(page, site);
  await signIn(page, account, site);

  await test.step("make the first deck", async () => {
    await page.getByRole("link", { name: t("dashboard.addDeck"), exact: true }).click();
    await page.getByLabel(t("deckForm.name"), { exact: true }).fill("Lanterns of the Deep");
    await page.getByRole("button", { name: t("deckForm.create"), exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Lanterns of the Deep", exact: true }),
    ).toBeVisible();
  });

  const home = page
    .getByRole("navigation", { name: t("shell.nav.label"), exact: true })
    .getByRole("link", { name: t("shell.nav.dashboard"), exact: true });
  const record = page
    .getByRole("main")
    .getByRole("link", { name: t("dashboard.recordGame"), exact: true });

  await test.step("record the first game", async () => {
    await home.click();
    // Wait for the dashboard: the deck's page has the same link.
    await expect(page).toHaveURL(at("/dashboard"));
    await record.first().click();
    await seatGuests();
    // The only deck is selected by default.
    await expect(deck("Alba", "Lanterns of the Deep")).toBeVisible();
    await first("Alba").click();
    await place([kofi, "Alba", noemie, zoe]);
    await save().click();
    await expect(page).toHaveURL(/\/game\/[^/]+$/);
    const [game] = await gamesOf(server, account);
    expect(places(game)).toEqual({ Alba: 3, Noémie: 2, Kofi: 4, Zoé: 1 });
    expect(game.seats[0].deckName).toBe("Lanterns of the Deep");
    await expect(page.getByText(zoe, { exact: true }).first()).toBeVisible();
  });

  await test.step("record another game with the same players", async () => {
    await home.click();
    await expect(page).toHaveURL(at("/dashboard"));
    await expect(record.first()).toBeVisible();
    const taps = new Taps();
    const start = Date.now();
    await taps.on(record.first());
    await taps.on(pod());
    await taps.on(first("Alba"));
    await place([noemie, zoe, kofi, "Alba"], taps);
    await taps.on(save());
    await expect(page).toHaveURL(/\/game\/[^/]+$/);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`a repeat pod of four: ${taps.count} taps, ${seconds} s (${site.lang})`);
    expect(taps.count).toBeLessThanOrEqual(10);
    const games = await gamesOf(server, account);
    expect(games).toHaveLength(2);
    expect(places(games[0])).toEqual({ Alba: 1, Noémie: 4, Kofi: 2, Zoé: 3 });
    expect(games[0].seats[0].deckName).toBe("Lanterns of the Deep");
  });

  await test.step("both games are in the history and on the deck", async () => {
    await page.goto(at("/games"));
    await expect(page.getByRole("link", { name: t("games.youWon"), exact: true })).toBeVisible();
    const [{ record }] = (await read(server, account, "/user/decks")).decks;
    expect(record).toEqual({ games: 2, wins: 1 });
  });
});

playing(
  "four players fit above the save bar of a phone @fr",
  async ({ page, server, account, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await newGame(server, account);
    const { pod, first, won } = recorder(page, site);
    await page.goto(site.at("/games/record"));
    await pod().click();
    await first(account.firstname).click();
    const seat = await page
      .getByRole("listitem")
      .filter({ has: won(zoe) })
      .boundingBox();
    const bar = await page.locator("[data-action-bar]").boundingBox();
    expect((seat?.y ?? Infinity) + (seat?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

playing(
  "five names to choose from do not widen the page of a phone @en",
  async ({ page, server, account, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const { user } = await read(server, account, "/user");
    const guests = ["Maximilienne", ...GUESTS].map((guestName) => ({ guestName, placement: 2 }));
    await newGame(server, account, { seats: [{ userId: user.id, placement: 1 }, ...guests] });
    await page.goto(site.at("/games/record"));
    await page.getByRole("button", { name: GUESTS.join(", "), exact: false }).click();
    await expect(recorder(page, site).first("Maximilienne")).toBeVisible();
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
  },
);
