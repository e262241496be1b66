import { accessibleInBothThemes, looksRight } from "../harness/look.ts";
import { expect, personOf, test } from "../harness/people.ts";
import { newDeck, newGame, read, send } from "../harness/record.ts";
import { card, cellsOf, sits, tableOf } from "../harness/stats.ts";

// The versions of a deck's list, and whether a change of it helped.

test("every list of a deck is kept, compared with another, and used again @en", async ({
  page,
  server,
  account,
  site,
  complaints,
}) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  const deck = await newDeck(server, me, { name: "Lanterns" });
  const list = (text: string) => send(server, me, `/deck/${deck.id}/cards`, { text }, "PUT");
  const play = (placement: number) =>
    newGame(server, me, {
      seats: [sits(me, placement, { deckId: deck.id }), sits("Kofi", 3 - placement)],
    });
  const address = at(`/deck/${deck.id}?show=versions`);

  await test.step("no list, then a single one", async () => {
    await page.goto(address);
    await expect(page.getByText(t("deckVersions.emptyText"), { exact: true })).toBeVisible();
    await list("1 Sol Ring\n10 Island");
    await page.reload();
    await expect(page.getByText(t("deckVersions.one"), { exact: true })).toBeVisible();
  });

  // A game between two changes parts them.
  await play(1);
  await list("1 Rhystic Study\n12 Island");
  await play(2);
  await page.reload();

  await test.step("the answer in words, the records, and what changed", async () => {
    const question = t("deckVersions.question");
    await expect(card(page, question)).toContainText(
      t("deckVersions.answer.few", { count: 1, before: 1 }),
    );
    const rows = (await cellsOf(tableOf(page, question))).slice(1);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      [t("deckVersions.version", { number: 1 }), "1", "1"],
      [t("deckVersions.version", { number: 2 }), "1", "0"],
    ]);
    const changed = card(page, t("deckVersions.changes")).getByRole("listitem");
    await expect(changed).toHaveText([/Rhystic Study/, /Sol Ring/, /10 → 12.*Island/]);
  });

  await test.step("an old list is looked at and used again", async () => {
    await page
      .getByRole("button", { name: t("deckVersions.viewNamed", { number: 1 }), exact: true })
      .click();
    const dialog = page.getByRole("dialog", {
      name: t("deckVersions.version", { number: 1 }),
      exact: true,
    });
    await expect(dialog.getByText("Sol Ring", { exact: true })).toBeVisible();
    await accessibleInBothThemes(page);
    await dialog.getByRole("button", { name: t("deckVersions.useAgain"), exact: true }).click();
    await expect(page.getByLabel(t("deckForm.cards"), { exact: true })).toHaveValue(
      /1 Sol Ring\n10 Island/,
    );
    await page.getByRole("button", { name: t("deckForm.save"), exact: true }).click();
    await expect(page).toHaveURL(/\/deck\/[^/]+\/lanterns$/);
    const { lists } = await read(server, me, `/deck/${deck.id}/lists`);
    expect(lists.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  });

  await test.step("any two versions, by the keyboard", async () => {
    await page.getByRole("tab", { name: t("deckPages.versions"), exact: true }).click();
    const older = page.getByLabel(t("deckVersions.older"), { exact: true });
    await expect(older).toHaveValue("2");
    await older.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/before=1&after=3/);
    await expect(page.getByText(t("deckVersions.noChanges"), { exact: true })).toBeVisible();
    await page
      .getByRole("button", { name: t("deckVersions.compareNamed", { number: 2 }), exact: true })
      .press("Enter");
    await expect(page).toHaveURL(/before=1&after=2/);
  });
  await looksRight(page, address);
  expect(complaints).toEqual([]);
});
