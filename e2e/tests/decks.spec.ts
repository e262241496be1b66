import { call } from "../harness/calls.ts";
import { expect, test } from "../harness/player.ts";
import { newGame, pod, read } from "../harness/record.ts";

const LIST = ["1 Sol Ring", "https://example.com/deck", "0 Counterspell", "7 Island"].join("\n");

test("a deck is made from a pasted list, edited, archived and deleted @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at, lang } = site;
  const token = account.token;

  await test.step("make it, and see which lines could not be read", async () => {
    await page.goto(at("/decks"));
    await expect(page.getByText(t("deckPages.empty"), { exact: true })).toBeVisible();
    await page
      .getByRole("link", { name: t("deckPages.add"), exact: true })
      .first()
      .click();
    await page.getByLabel(t("deckForm.cards"), { exact: true }).fill(LIST);
    await page.getByLabel(t("deckForm.name"), { exact: true }).fill("Nébuleuse d’Été");
    const { body } = await call(server, "/cards/parse", { token, lang, body: { text: LIST } });
    expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([2, 3]);
    for (const { line, message } of body.problems) {
      const problem = page.getByRole("button", {
        name: t("deckForm.line", { line }),
        exact: false,
      });
      await expect(problem).toContainText(message);
    }

    // The draft survives a reload.
    await page.reload();
    await expect(page.getByLabel(t("deckForm.name"), { exact: true })).toHaveValue(
      "Nébuleuse d’Été",
    );
    await expect(page.getByLabel(t("deckForm.cards"), { exact: true })).toHaveValue(LIST);
    await page.getByRole("button", { name: t("deckForm.create"), exact: true }).click();
    await expect(page).toHaveURL(/\/deck\/[^/]+\/nebuleuse-d-ete$/);
  });

  const [made] = (await read(server, account, "/user/decks")).decks;
  expect(made.cardCount).toBe(8);

  await test.step("show its cards", async () => {
    await page.getByRole("tab", { name: t("deckPages.cards"), exact: true }).click();
    await expect(page.getByText("Island", { exact: true })).toBeVisible();
    await expect(page.getByText("Counterspell", { exact: false })).toHaveCount(0);
  });

  await test.step("open it with a wrong name in the address, and with none", async () => {
    for (const name of ["/wrong", ""]) {
      await page.goto(at(`/deck/${made.id}${name}?show=cards`));
      await expect(page).toHaveURL(at(`/deck/${made.id}/nebuleuse-d-ete?show=cards`));
    }
  });

  await test.step("edit it", async () => {
    await page.getByRole("link", { name: t("deckPages.edit"), exact: true }).click();
    const name = page.getByLabel(t("deckForm.name"), { exact: true });
    await expect(name).toHaveValue("Nébuleuse d’Été");
    await name.fill("Nébuleuse d’Hiver");
    await page.getByRole("button", { name: t("deckForm.save"), exact: true }).click();
    await expect(page).toHaveURL(at(`/deck/${made.id}/nebuleuse-d-hiver`));
    await expect(
      page.getByRole("heading", { level: 1, name: "Nébuleuse d’Hiver", exact: true }),
    ).toBeVisible();
  });

  const seats = await pod(server, account, { deckId: made.id });
  const game = await newGame(server, account, { seats });

  await test.step("archive it, undo from the toast, archive it again and restore it", async () => {
    const archive = async () => {
      await page.getByRole("button", { name: t("deckPages.more"), exact: true }).click();
      await page.getByRole("menuitem", { name: t("deckPages.archive"), exact: true }).click();
    };
    const isArchived = async () =>
      (await read(server, account, "/user/decks/archived")).decks.length === 1;
    await archive();
    await page.getByRole("button", { name: t("deckPages.undo"), exact: true }).click();
    await expect(page.getByText(t("deckPages.archivedBadge"), { exact: false })).toHaveCount(0);
    await expect.poll(isArchived).toBe(false);
    await archive();
    await expect.poll(isArchived).toBe(true);
    await page.goto(at("/decks?archived=1"));
    const name = "Nébuleuse d’Hiver";
    await page
      .getByRole("button", { name: t("deckPages.restoreNamed", { name }), exact: true })
      .click();
    await expect(page.getByText(t("deckPages.archivedEmpty"), { exact: true })).toBeVisible();
    await expect.poll(isArchived).toBe(false);
  });

  await test.step("delete it permanently by typing its name; its games keep it", async () => {
    await page.goto(at(`/deck/${made.id}`));
    await page.getByRole("button", { name: t("deckPages.more"), exact: true }).click();
    await page.getByRole("menuitem", { name: t("deckPages.deleteForGood"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: t("deckPages.deleteForGood"), exact: true });
    const field = dialog.getByRole("textbox");
    await field.fill("Nébuleuse");
    await expect(confirm).toBeDisabled();
    await field.fill("Nébuleuse d’Hiver");
    await confirm.click();
    await expect(page).toHaveURL(at("/decks"));
    await expect(page.getByText(t("deckPages.empty"), { exact: true })).toBeVisible();
    expect((await call(server, `/deck/${made.id}`, { token })).status).toBe(404);
    await page.goto(at(`/game/${game.id}`));
    await expect(page.getByText("Nébuleuse d’Hiver", { exact: true }).first()).toBeVisible();
  });
});

test("a deck follows from the file of its list, on one screen of a phone @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const list = page.getByLabel(t("deckForm.cards"), { exact: true });
  const name = page.getByLabel(t("deckForm.name"), { exact: true });
  const create = page.getByRole("button", { name: t("deckForm.create"), exact: true });
  const file = (name: string, mimeType: string, text: string) =>
    page
      .getByLabel(t("deckForm.chooseFile"), { exact: true })
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

  await test.step("see the list, the name and the button without scrolling", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(at("/decks/create"));
    for (const part of [list, name, create]) await expect(part).toBeInViewport({ ratio: 1 });
  });

  await test.step("choose a wrong file, then the right one", async () => {
    await file("art.png", "image/png", "no list");
    await expect(page.getByText(t("deckForm.fileNotText"), { exact: true })).toBeVisible();
    const text = "Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n1 Sol Ring\n98 Island\n";
    await file("voices.txt", "text/plain", text);
    await expect(name).toHaveValue("Atraxa");
    await expect(page.getByLabel(t("deckForm.commander"), { exact: true })).toHaveValue(
      "Atraxa, Praetors' Voice",
    );
    await expect(
      page.getByText(t("deckForm.cardsRead", { count: 100 }), { exact: true }),
    ).toBeVisible();
    await expect(create).toBeInViewport({ ratio: 1 });
  });

  await test.step("save it under a name of its own, and see its cards by groups", async () => {
    await name.fill("Voices");
    await create.click();
    await expect(page).toHaveURL(/\/deck\/[^/]+\/voices$/);
    const [made] = (await read(server, account, "/user/decks")).decks;
    expect(made).toMatchObject({
      commanders: ["Atraxa, Praetors' Voice"],
      colors: ["U"],
      cardCount: 100,
    });
    await page.getByRole("tab", { name: t("deckPages.cards"), exact: true }).click();
    const basics = page.getByRole("heading", {
      level: 3,
      name: t("deckCards.basicLands"),
      exact: false,
    });
    await expect(basics).toContainText("98");
  });
});

/** A deck as programs write it: the file, its text, the name that follows and how many cards it has. */
const FILES = [
  [
    "night.dck",
    "[metadata]\nName=Elves\n[Commander]\n1 Marwyn|DOM|1\n[Main]\n90 Forest|ZNR|1\n",
    "Elves",
    91,
  ],
  [
    "night.o8d",
    '<deck><section name="Command Zone"><card qty="1">Marwyn</card></section><section name="Main"><card qty="91">Forest</card></section></deck>',
    "Marwyn",
    92,
  ],
  [
    "night.cod",
    '<cockatrice_deck version="1"><deckname>Wood</deckname><zone name="main"><card number="93" name="Forest"/></zone></cockatrice_deck>',
    "Wood",
    93,
  ],
  [
    "dark_wood.dek",
    '<Deck><Cards Quantity="94" Sideboard="false" Name="Forest"/></Deck>',
    "dark wood",
    94,
  ],
  ["tall_wood.csv", '"sep=,"\nQuantity,Card Name\n95,Forest\n', "tall wood", 95],
  // Not UTF-8: its accent is a single byte.
  ["old.txt", "Commander\n1 Lim-D\xfbl\n\nDeck\n95 Swamp\n", "Lim-Dûl", 96],
] as const;

test("a deck follows from the file of any program, on one screen of a desk @en", async ({
  page,
  site,
}) => {
  const { t, at } = site;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at("/decks/create"));
  const chooser = page.getByLabel(t("deckForm.chooseFile"), { exact: true });
  const create = page.getByRole("button", { name: t("deckForm.create"), exact: true });
  for (const [name, text, called, count] of FILES) {
    expect(await chooser.getAttribute("accept")).toContain(name.slice(name.lastIndexOf(".")));
    await chooser.setInputFiles({ name, mimeType: "", buffer: Buffer.from(text, "latin1") });
    await expect(page.getByText(t("deckForm.cardsRead", { count }), { exact: true })).toBeVisible();
    await expect(page.getByLabel(t("deckForm.name"), { exact: true })).toHaveValue(called);
  }
  const last = page.getByText(t("deckForm.descriptionAndLink"), { exact: true });
  for (const part of [last, create]) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
});

test("a pasted list says in the reader's language which lines are no cards @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at, lang } = site;
  await page.goto(at("/decks/create"));
  for (const [text, lines] of [
    ["1 Acquire\n2 X Marks the Spot\n24 lands\n1 SP//dr, Piloted by Peni", [3]],
    ['{\n  "cards": [\n    {"name": "Bog"}\n  ]\n}', [1]],
  ] as const) {
    await page.getByLabel(t("deckForm.cards"), { exact: true }).fill(text);
    const { body } = await call(server, "/cards/parse", {
      token: account.token,
      lang,
      body: { text },
    });
    expect(body.problems.map(({ line }: { line: number }) => line)).toEqual(lines);
    for (const { line, message } of body.problems) {
      const problem = page.getByRole("button", {
        name: t("deckForm.line", { line }),
        exact: false,
      });
      await expect(problem).toContainText(message);
    }
  }
});
