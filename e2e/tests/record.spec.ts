import type { Locator } from "@playwright/test";
import { verifiedAccount } from "../harness/calls.ts";
import { signIn } from "../harness/journey.ts";
import { Keys } from "../harness/keys.ts";
import { test as playing } from "../harness/player.ts";
import { gamesOf, newDeck, newGame, read, remove } from "../harness/record.ts";
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
    await page.getByRole("link", { name: t("dashboard.addDeck") }).click();
    await page.getByLabel(t("deckForm.name"), { exact: true }).fill("Lanterns of the Deep");
    await page.getByRole("button", { name: t("deckForm.create") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Lanterns of the Deep" }),
    ).toBeVisible();
  });

  const home = page
    .getByRole("navigation", { name: t("shell.nav.label") })
    .getByRole("link", { name: t("shell.nav.dashboard") });
  const record = page.getByRole("main").getByRole("link", { name: t("dashboard.recordGame") });

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
    await expect(page.getByText(zoe).first()).toBeVisible();
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
    await expect(page.getByRole("link", { name: t("games.youWon") })).toBeVisible();
    const [{ record }] = (await read(server, account, "/user/decks")).decks;
    expect(record).toEqual({ games: 2, wins: 1 });
  });
});

playing("a game can be recorded by keyboard alone @en", async ({ page, server, account, site }) => {
  await newGame(server, account);
  const { pod, first, out, save } = recorder(page, site);
  await page.goto(site.at("/games/record"));
  const keys = new Keys(page);
  const press = async (target: Locator) => {
    await keys.tabTo(target);
    await keys.press("Enter");
  };
  await press(pod());
  await press(first(account.firstname));
  for (const name of GUESTS) await press(out(name));
  await press(save());
  await expect(page).toHaveURL(/\/game\/[^/]+$/);
  const [game] = await gamesOf(server, account);
  expect(places(game)).toEqual({ Alba: 1, Noémie: 4, Kofi: 3, Zoé: 2 });
});

playing(
  "taps survive a reload and can be undone one by one @fr",
  async ({ page, server, account, site }) => {
    await newGame(server, account);
    const { pod, out, won } = recorder(page, site);
    await page.goto(site.at("/games/record"));
    await pod().click();
    await out(kofi).click();
    await out(zoe).click();
    await page.reload();
    await expect(out(kofi)).toHaveCount(0);
    await page.getByRole("button", { name: site.t("record.undo"), exact: true }).click();
    await expect(out(zoe)).toBeVisible();
    await expect(out(kofi)).toHaveCount(0);
    await won(noemie).click();
    await expect(won(noemie)).toHaveAttribute("aria-pressed", "true");
  },
);

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
    await page.getByRole("button", { name: GUESTS.join(", ") }).click();
    await expect(recorder(page, site).first("Maximilienne")).toBeVisible();
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
  },
);

playing(
  "a refusal is shown at its seat, and nothing is lost @en",
  async ({ page, server, account, site }) => {
    const deck = await newDeck(server, account);
    const { user } = await read(server, account, "/user");
    const seats = [
      { userId: user.id, deckId: deck.id, placement: 1 },
      { guestName: noemie, placement: 2 },
    ];
    await newGame(server, account, { seats });
    const { first, out, save, deck: of } = recorder(page, site);
    await page.goto(site.at("/games/record"));
    await page.getByRole("button", { name: noemie }).first().click();
    await first(account.firstname).click();
    await out(noemie).click();
    // The deck is deleted on another device before the game is sent.
    await remove(server, account, `/deck/${deck.id}/permanently`);
    await save().click();
    const seat = page.getByRole("listitem").filter({ has: of(account.firstname, deck.name) });
    await expect(seat.getByRole("alert")).toBeVisible();
    await of(account.firstname, deck.name).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: site.t("seating.noDeck"), exact: true })
      .click();
    await save().click();
    await expect(page).toHaveURL(/\/game\/[^/]+$/);
    const [game] = await gamesOf(server, account);
    expect(places(game)).toEqual({ [account.firstname]: 1, [noemie]: 2 });
  },
);
