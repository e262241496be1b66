import { newTable, TablePage } from "../harness/live.ts";
import { expect, personOf, test } from "../harness/people.ts";
import { newDeck, read } from "../harness/record.ts";

test("a dialog returns the focus, and a text selection that ends outside does not close it @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const deck = await newDeck(server, account);
  await page.goto(at(`/deck/${deck.id}`));
  const more = page.getByRole("button", { name: t("deckPages.more"), exact: true });
  const remove = page.getByRole("menuitem", { name: t("deckPages.deleteForGood"), exact: true });
  const dialog = page.getByRole("dialog", { name: t("deckPages.deleteTitle"), exact: true });
  const name = dialog.getByRole("textbox");
  const open = async () => {
    await more.click();
    await remove.click();
    await name.fill("Lanterns");
  };

  await test.step("select text and release outside the dialog", async () => {
    await open();
    const box = await name.boundingBox();
    if (!box) throw new Error("the box is not shown");
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 5 });
    await page.mouse.up();
    await expect(name).toHaveValue("Lanterns");
  });

  await test.step("click outside the dialog", async () => {
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  for (const close of ["Escape", "button"] as const)
    await test.step(`close by ${close}`, async () => {
      await open();
      if (close === "Escape") await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: t("deckPages.cancel"), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(more).toBeFocused();
    });

  await test.step("if the opener is gone, the focus moves to the new page", async () => {
    await open();
    await name.fill(deck.name);
    await dialog.getByRole("button", { name: t("deckPages.deleteForGood"), exact: true }).click();
    await expect(page).toHaveURL(at("/decks"));
    await expect(page.locator("#content")).toBeFocused();
  });
});

test("the keyboard reaches the undo toast, which waits while focused @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const deck = await newDeck(server, account);
  const archived = async () => (await read(server, account, "/user/decks/archived")).decks.length;
  await page.goto(at(`/deck/${deck.id}`));
  const more = page.getByRole("button", { name: t("deckPages.more"), exact: true });
  const undo = page.getByRole("button", { name: t("deckPages.undo"), exact: true });
  await more.press("Enter");
  await page.getByRole("menuitem", { name: t("deckPages.archive"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(undo).toBeVisible();
  await page.keyboard.press("F8");
  await expect(undo).toBeFocused();
  await expect.poll(archived).toBe(1);
  await page.keyboard.press("Enter");
  await expect(undo).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect.poll(archived).toBe(0);
});

test("an open menu fits on the screen @fr", async ({ page, server, account, site }) => {
  const { t, at } = site;
  const deck = await newDeck(server, account);
  await page.goto(at(`/deck/${deck.id}`));
  await page.getByRole("button", { name: t("deckPages.more"), exact: true }).click();
  const items = page.getByRole("menuitem");
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
});

test("the question whether a player is eliminated gets the focus @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t } = site;
  const host = await personOf(server, account);
  const table = await newTable(server, host, ["Zoé"], {
    settings: { allSeats: true, joinAs: "viewer" },
  });
  const live = await new TablePage(page, site).open(table.code);
  await live.hold("Zoé", 4);
  const asked = page.getByRole("alertdialog", {
    name: t("live.atLife", { name: "Zoé", life: 0 }),
    exact: true,
  });
  await expect(asked).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(asked.getByRole("button").first()).toBeFocused();
  await asked.getByRole("button", { name: t("live.stays"), exact: true }).press("Enter");
  await expect(asked).toHaveCount(0);
  await expect(live.button(t("live.lifeLess", { name: "Zoé" }))).toBeFocused();
});
