import { newTable, TablePage } from "../harness/live.ts";
import { violations } from "../harness/look.ts";
import { expect, newPerson, personOf, test } from "../harness/people.ts";
import { PHONE } from "../harness/readers.ts";
import { gamesOf, newDeck } from "../harness/record.ts";

// A live table with people who have no account: one plays on a guest's seat, one looks on.

test("a guest scans the code, plays, and claims the game after signing up @en", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t, at } = site;
  const [ada, ben] = await Promise.all([personOf(server, account), newPerson(server, site, "Ben")]);
  const deck = await newDeck(server, account);
  const table = await newTable(server, ada, [ben, "Zoé"], {
    seats: [{ userId: ada.id, deckId: deck.id }, { userId: ben.id }, { guestName: "Zoé" }],
    settings: { allSeats: false, joinAs: "player", guests: "player", locked: false },
  });
  const host = new TablePage(page, site);
  const bens = new TablePage(await device(ben), site);
  const zoes = new TablePage(await device(null), site);
  const viewer = new TablePage(await device(null), site);
  const phones = [bens, zoes, viewer];
  await Promise.all(phones.map((phone) => phone.page.setViewportSize(PHONE)));
  const refused: string[] = [];
  zoes.page.on("response", (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  await Promise.all([host, ...phones].map((one) => one.open(table.code)));
  const lives = { [ada.firstname]: 40, [ben.firstname]: 40, Zoé: 40 };
  const name = "Zoé B";

  await test.step("one sits down, the other looks on", async () => {
    const sheet = zoes.page.getByRole("dialog", { name: t("liveGuest.title"), exact: true });
    await expect(sheet).toBeVisible();
    expect(await violations(zoes.page)).toEqual([]);
    await sheet.getByLabel(t("liveGuest.name"), { exact: true }).fill(name);
    await sheet.getByRole("button", { name: "Zoé", exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await viewer.button(t("liveGuest.look")).click();
    for (const one of [host, bens, viewer]) {
      await one.shows({ [ada.firstname]: 40, [ben.firstname]: 40, [name]: 40 });
    }
  });

  await test.step("the guest's taps reach everyone; the viewer can do nothing", async () => {
    await zoes.tap(name, -3);
    const present = host.page.getByText(t("live.present", { name }), { exact: true });
    await expect(present).toHaveCount(1);
    const half = viewer.button(t("live.lifeLess", { name }));
    await expect(half).toHaveAttribute("aria-disabled", "true");
    const { Zoé, ...others } = lives;
    for (const one of [host, bens, viewer]) await one.shows({ ...others, [name]: Zoé - 3 });
  });

  await test.step("a reload keeps the seat", async () => {
    await zoes.page.reload();
    await zoes.tap(name, -1);
    await host.shows({ [name]: 36 });
    expect(refused, "asked for what is for people with an account").toEqual([]);
  });

  await test.step("the game ends, and becomes the guest's once they have an account", async () => {
    await host.start(ada.firstname);
    await host.openSeat(ben.firstname, 40);
    await host.button(t("liveSheets.concede")).click();
    await host.openSeat(ada.firstname, 40);
    await host.button(t("liveSheets.concede")).click();
    await host.openFinish(name);
    await host.button(t("liveSheets.finishNow")).click();
    await zoes.button(t("liveGuest.keep")).click();
    await expect(zoes.page).toHaveURL(new RegExp(`${at("/claim/")}.{20,}`));
    const claim = new URL(zoes.page.url()).pathname;
    const zoe = await newPerson(server, site, "Zoé");
    const hers = await device(zoe);
    await hers.goto(claim);
    await hers.getByRole("button", { name: t("claim.claim"), exact: true }).click();
    await expect(hers).toHaveURL(/\/game\//);
    const [game] = await gamesOf(server, zoe);
    expect(game.seats.find((seat: any) => seat.placement === 1).firstname).toBe(zoe.firstname);
  });
});

test("a guest changes one seat until the host allows all, and a new code ends watching @fr", async ({
  page,
  server,
  account,
  site,
  device,
}) => {
  const { t } = site;
  const ada = await personOf(server, account);
  const table = await newTable(server, ada, ["Zoé"]);
  const host = new TablePage(page, site);
  const zoes = new TablePage(await device(null), site);
  const viewer = new TablePage(await device(null), site);
  const phones = [zoes, viewer];
  await Promise.all(phones.map((phone) => phone.page.setViewportSize(PHONE)));
  await Promise.all([host, ...phones].map((one) => one.open(table.code)));
  await viewer.button(t("liveGuest.look")).click();

  await test.step("the guest reads what guests may change, and sits down", async () => {
    const sheet = zoes.page.getByRole("dialog", { name: t("liveGuest.title"), exact: true });
    await expect(sheet.getByText(t("live.guestsOwnSeat"), { exact: true })).toBeVisible();
    await sheet.getByRole("button", { name: "Zoé", exact: true }).click();
    const half = zoes.button(t("live.lifeLess", { name: "Zoé" }));
    await expect(half).not.toHaveAttribute("aria-disabled", "true");
    await zoes.tap("Zoé", -1);
    await host.shows({ Zoé: 39, [ada.firstname]: 40 });
    await expect(zoes.button(t("live.lifeNow", { name: ada.firstname, life: 40 }))).toBeVisible();
  });

  await test.step("the host allows every seat with one switch", async () => {
    await host.button(t("live.menu")).click();
    await host.button(t("liveSheets.settings")).click();
    await host.page.getByLabel(t("liveSheets.guestsAllSeats"), { exact: true }).check();
    expect(await violations(host.page)).toEqual([]);
    await host.page.keyboard.press("Escape");
    await zoes.openSeat(ada.firstname, 40);
    await zoes.button(t("liveSheets.concede")).click();
    await expect(host.page.getByText(t("live.isOut"), { exact: true })).toBeVisible();
  });

  await test.step("a new code sends the viewer away; the guest stays, and finds the table again", async () => {
    await host.button(t("live.menu")).click();
    await host.button(t("liveSheets.share")).click();
    await host.button(t("liveSheets.newCode")).click();
    await expect(viewer.page.getByText(t("live.codeRenewed"), { exact: true })).toBeVisible();
    await viewer.page.reload();
    await expect(viewer.page.getByText(t("live.unknown"), { exact: true })).toBeVisible();
    await zoes.page.reload();
    await zoes.tap("Zoé", -1);
    await host.shows({ Zoé: 38 });
  });
});
