import type { Page } from "@playwright/test";
import { call, verifiedAccount } from "../harness/calls.ts";
import { signOutByAddress } from "../harness/journey.ts";
import { killDuring, loseAnswer } from "../harness/network.ts";
import { expect, type Site, signedIn, test } from "../harness/player.ts";
import { gameOf, gamesOf, newGame, read, send } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";
import { settled, underWay } from "../harness/states.ts";
import { keptBy } from "../harness/storage.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

/** Goes to a game's correction by way of its page, so that both are there without a network. */
async function openEdit(page: Page, { t, at }: Site, id: string) {
  const asked = underWay(page);
  await page.goto(at(`/game/${id}`));
  await expect(
    page.getByRole("heading", { name: t("annotations.note"), exact: true }),
  ).toBeVisible();
  await settled(asked);
  await link(page, t("gamePages.edit")).click();
  const turns = page.getByLabel(t("gameDetails.turns"), { exact: true });
  await expect(turns).toHaveValue("7");
  await settled(asked);
  return { turns, save: button(page, t("record.saveChanges")) };
}

/** Opens the form for a note while there is a network; what it needs is then there. */
async function beginNote(page: Page, { t, at }: Site, id: string) {
  const asked = underWay(page);
  await page.goto(at(`/game/${id}`));
  await button(page, t("annotations.writeNote")).click();
  const box = page.getByRole("textbox", { name: t("annotations.note"), exact: true });
  await expect(box).toBeVisible();
  await settled(asked);
  return { box, save: button(page, t("annotations.save")) };
}

const gameNow = async (
  ...[server, account, id]: [...Parameters<typeof gamesOf>, id: string]
): Promise<any> => (await read(server, account, `/game/${id}`)).game;

test("a correction, a note and a tag made offline wait, survive a closed page, and are sent once", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account, { turns: 7 });
  const other = await newGame(server, account);
  await test.step("correct one game", async () => {
    const { turns, save } = await openEdit(page, site, game.id);
    await context.setOffline(true);
    await turns.fill("9");
    await save.click();
    await expect(page.getByText(t("record.keptOffline"), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(at(`/game/${game.id}`));
    await expect(link(page, t("gamePages.notSentYet"))).toBeVisible();
  });
  await test.step("note and tag another one", async () => {
    await context.setOffline(false);
    await expect.poll(async () => (await gameNow(server, account, game.id)).turns).toBe(9);
    // The first page may reload itself for a part that it could not fetch offline.
    await page.close();
    const second = await context.newPage();
    const { box, save } = await beginNote(second, site, other.id);
    await context.setOffline(true);
    await box.fill("Played **by candlelight**.");
    await save.click();
    await second.getByPlaceholder(t("annotations.addTag"), { exact: true }).fill("close");
    await second.getByPlaceholder(t("annotations.addTag"), { exact: true }).press("Enter");
    await expect(link(second, t("gamePages.notSentYet"))).toHaveCount(2);
    await second.close();
  });
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(at("/waiting"));
  await expect(next.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
  const sent = await gameNow(server, account, other.id);
  expect(sent.note).toMatchObject({ content: "Played **by candlelight**.", version: 1 });
  expect(sent.tags.map(({ name }: { name: string }) => name)).toEqual(["close"]);
  expect(await gameNow(server, account, game.id)).toMatchObject({ turns: 9, version: 2 });
});

test("a game whose answer is lost, in a page that is killed meanwhile, is recorded once @en", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { at } = site;
  await newGame(server, account);
  const { pod, first, place, save } = recorder(page, site);
  await page.goto(at("/games/record"));
  await pod().click();
  await first(account.firstname).click();
  await place([...GUESTS, account.firstname]);
  const killed = killDuring(page, /\/api\/game$/);
  // The page may be gone before the click has ended.
  await Promise.all([
    killed,
    save()
      .click()
      .catch(() => {}),
  ]);
  expect(await gamesOf(server, account)).toHaveLength(2);

  const next = await context.newPage();
  await next.goto(at("/games/record"));
  // Neither a draft nor a second game is left of it.
  await expect(recorder(next, site).pod()).toBeVisible();
  await expect(next.getByText(site.t("record.continuing"), { exact: false })).toHaveCount(0);
  await next.goto(at("/waiting"));
  await expect(next.getByText(site.t("waiting.empty"), { exact: true })).toBeVisible();
  expect(await gamesOf(server, account)).toHaveLength(2);
});

test("a correction and a note whose answers are lost are made once, and are no conflict @fr", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account, { turns: 7 });
  const { turns, save } = await openEdit(page, site, game.id);
  await turns.fill("8");
  const corrected = loseAnswer(context, /\/api\/game\/[^/]+$/);
  await save.click();
  await corrected;
  await expect(page.getByText(t("record.keptOffline"), { exact: true })).toBeVisible();

  const { box, save: saveNote } = await beginNote(page, site, game.id);
  await box.fill("Once.");
  const noted = loseAnswer(context, /\/note$/);
  await saveNote.click();
  await noted;
  await page.goto(at("/waiting"));
  await expect(page.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
  const now = await gameNow(server, account, game.id);
  expect(now).toMatchObject({ turns: 8, version: 2, note: { content: "Once.", version: 1 } });
});

test("two tabs send what waits once, and both show that it is sent @en", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account, { turns: 7 });
  const other = await context.newPage();
  const { turns, save } = await openEdit(page, site, game.id);
  const { box, save: saveNote } = await beginNote(other, site, game.id);
  await context.setOffline(true);
  await turns.fill("8");
  await save.click();
  await box.fill("From the other tab.");
  await saveNote.click();
  for (const tab of [page, other])
    await expect(link(tab, t("gamePages.notSentYet")).first()).toBeVisible();
  const writes: string[] = [];
  // What the server answered: a request may fail while the network comes back, and is sent again.
  context.on("requestfinished", (request) => {
    if (request.method() !== "GET" && request.url().includes(`/game/${game.id}`))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await context.setOffline(false);
  for (const tab of [page, other])
    await expect(link(tab, t("gamePages.notSentYet"))).toHaveCount(0);
  expect(writes.toSorted()).toEqual([`POST /api/game/${game.id}/note`, `PUT /api/game/${game.id}`]);
  const now = await gameNow(server, account, game.id);
  expect(now).toMatchObject({ turns: 8, version: 2, note: { content: "From the other tab." } });
  await other.goto(at("/waiting"));
  await expect(other.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
});

test("a correction that somebody else was faster with is shown beside theirs @fr", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account, { turns: 7 });
  const { turns, save } = await openEdit(page, site, game.id);
  await context.setOffline(true);
  await turns.fill("9");
  await save.click();
  await expect(link(page, t("gamePages.notSentYet"))).toBeVisible();
  const theirs = await gameOf(server, account, { id: game.id, turns: 8, endedAt: game.endedAt });
  const change = {
    token: account.token,
    body: theirs,
    method: "PUT",
    headers: { "If-Match": '"1"' },
  };
  expect(await call(server, `/game/${game.id}`, change)).toMatchObject({ status: 200 });

  await context.setOffline(false);
  await expect(link(page, t("gamePages.notSent"))).toBeVisible();
  // The first page may reload itself for a part that it could not fetch offline.
  const next = await context.newPage();
  await next.goto(at("/waiting"));
  await expect(next.getByText(t("waiting.state.conflict"), { exact: true })).toBeVisible();
  await link(next, t("waiting.compare")).click();
  await expect(next.getByText(t("gameDetails.conflict"), { exact: true })).toBeVisible();
  await expect(next.getByLabel(t("gameDetails.turns"), { exact: true })).toHaveValue("9");
  await button(next, t("gameDetails.keepMine")).click();
  await expect(next).toHaveURL(at(`/game/${game.id}`));
  expect(await gameNow(server, account, game.id)).toMatchObject({ turns: 9, version: 3 });
  await next.goto(at("/waiting"));
  await expect(next.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
});

test("a refused game says why, and is put right and sent @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  await page.goto(at("/dashboard"));
  const { user } = await read(server, account, "/user");
  const body = await gameOf(server, account, { turns: 100_000 });
  // As an earlier version of the app has kept it.
  await page.evaluate(
    (queue) => localStorage.setItem("outbox", JSON.stringify(queue)),
    [{ kind: "game", body, userId: user.id, since: Date.now(), refused: null }],
  );
  await page.goto(at("/waiting"));
  await expect(page.getByText(t("waiting.state.refused"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("outbox"))).toBeNull();
  await link(page, t("waiting.fix")).click();
  await page.getByText(t("record.details"), { exact: true }).click();
  await page.getByLabel(t("gameDetails.turns"), { exact: true }).fill("12");
  await button(page, t("record.save")).click();
  await expect(page).toHaveURL(at(`/game/${body.id}`));
  expect(await gamesOf(server, account)).toMatchObject([{ id: body.id, turns: 12 }]);
  await page.goto(at("/waiting"));
  await expect(page.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
});

test("signing out asks about what is not sent, and leaves nothing else of the account @fr", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const game = await newGame(server, account, { turns: 7 });
  const { user } = await read(server, account, "/user");
  for (const path of ["/dashboard", "/decks", "/games", "/games/record", `/game/${game.id}/edit`]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByLabel(t("gameDetails.turns"), { exact: true }).fill("8");
  const { box, save } = await beginNote(page, site, game.id);
  await box.fill("Only on this phone.");
  await context.route(/\/note$/, (route) => route.abort("connectionfailed"));
  await save.click();
  await expect(link(page, t("gamePages.notSentYet"))).toBeVisible();

  const ofAccount = [user.id, user.username, account.email, game.id, "Only on this phone."];
  const traces = async () =>
    Object.entries(await keptBy(page)).filter(([place, text]) =>
      ofAccount.some((trace) => place.includes(trace) || text.includes(trace)),
    );
  expect((await traces()).map(([place]) => place)).toContain("localStorage user");

  await signOutByAddress(page, site);
  await expect(
    page.getByText(t("auth.unsent.changes", { count: 1 }), { exact: true }),
  ).toBeVisible();
  await button(page, t("auth.unsent.keep")).click();
  await expect(page.getByText(t("auth.signedOutUnsent"), { exact: true })).toBeVisible();
  const left = await traces();
  expect(left.map(([place]) => place)).toEqual(["indexedDB outbox entries 0"]);
  // Its tokens name the account in a code of their own.
  expect(Object.keys(await keptBy(page))).not.toContain("localStorage identity");
  expect(JSON.parse(left[0]?.[1] ?? "")).toMatchObject({ userId: user.id, kind: "note" });

  await test.step("another account neither sees nor sends it", async () => {
    const stranger = await verifiedAccount(server, site.lang);
    await context.unroute(/\/note$/);
    const { origins } = await signedIn(server, stranger);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, origins[0]?.localStorage ?? []);
    await page.goto(at("/waiting"));
    await expect(page.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
    await signOutByAddress(page, site);
    await expect(page.getByText(t("auth.signedOutText"), { exact: true })).toBeVisible();
    expect(await traces()).toEqual(left);
  });

  await test.step("the same account sends it at its next sign-in", async () => {
    const { origins } = await signedIn(server, account);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, origins[0]?.localStorage ?? []);
    await page.goto(at("/waiting"));
    await expect(page.getByText(t("waiting.empty"), { exact: true })).toBeVisible();
    expect((await gameNow(server, account, game.id)).note.content).toBe("Only on this phone.");
    await signOutByAddress(page, site);
    await expect(page.getByText(t("auth.signedOutText"), { exact: true })).toBeVisible();
    expect(await traces()).toEqual([]);
  });
});

test("what is not sent can be deleted at sign-out @en", async ({
  page,
  context,
  server,
  account,
  site,
}) => {
  const { t } = site;
  const game = await newGame(server, account);
  const { box, save } = await beginNote(page, site, game.id);
  await context.route(/\/note$/, (route) => route.abort("connectionfailed"));
  await box.fill("Better not.");
  await save.click();
  await expect(link(page, t("gamePages.notSentYet"))).toBeVisible();
  await signOutByAddress(page, site);
  await button(page, t("auth.unsent.delete")).click();
  await expect(page.getByText(t("auth.signedOutText"), { exact: true })).toBeVisible();
  expect(JSON.stringify(await keptBy(page))).not.toContain("Better not.");
  await send(server, account, `/game/${game.id}/note`, { content: "There was none." });
});
