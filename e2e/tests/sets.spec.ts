import { expect, test } from "../harness/player.ts";
import { newGame, read } from "../harness/record.ts";
import { GUESTS, recorder } from "../harness/recording.ts";
import { putAway } from "../harness/states.ts";

const [noemie, kofi, zoe] = GUESTS;

test("a best-of-three set is recorded, tagged, annotated and found by text without accents @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = account.firstname;
  await newGame(server, account);
  const { pod, first, place, save } = recorder(page, site);

  await test.step("record all its games at once", async () => {
    await page.goto(at("/games/record"));
    await pod().click();
    await page.locator("summary", { hasText: t("record.detailsHint") }).click();
    await page
      .getByRole("group", { name: t("gameDetails.set"), exact: true })
      .getByRole("button", { name: t("gameDetails.bestOf", { games: 3 }), exact: true })
      .click();
    const another = page.getByRole("button", { name: t("record.another"), exact: true });
    await first(me).click();
    await place([me, kofi, noemie, zoe]);
    await another.click();
    await first(zoe).click();
    await place([zoe, kofi, noemie, me]);
    await another.click();
    await first(me).click();
    await place([me, noemie, kofi, zoe]);
    await save().click();
    await expect(page).toHaveURL(/\/set\/[^/]+$/);
    await expect(
      page.getByText(t("games.wonSet", { name: zoe }), { exact: true }).first(),
    ).toBeVisible();
  });

  await putAway(page, site);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { set } = await read(server, account, `/set/${id}`);
  expect(set.games).toHaveLength(3);
  expect(set.closedAt).not.toBeNull();

  await test.step("add a tag and a note", async () => {
    const tag = page.getByRole("combobox", { name: t("annotations.addTag"), exact: true });
    await tag.fill("Soirée d’été");
    await tag.press("Enter");
    await expect(
      page.getByRole("button", {
        name: t("annotations.removeTag", { name: "Soirée d’été" }),
        exact: true,
      }),
    ).toBeVisible();
    // The tag is shown before the server has saved it.
    await expect.poll(async () => (await read(server, account, "/tags")).tags.length).toBe(1);
    const section = page.getByRole("region", { name: t("annotations.note"), exact: true });
    await section.getByRole("button", { name: t("annotations.writeNote"), exact: true }).click();
    await section
      .getByLabel(t("annotations.note"), { exact: true })
      .fill("Kofi a **piégé** tout le monde : la forêt s’est réveillée à la dernière étape.");
    // A preview is shown beside the editor.
    await expect(section.locator("strong", { hasText: "piégé" })).toBeVisible();
    await section.getByRole("button", { name: t("annotations.save"), exact: true }).click();
    await expect(page.getByText(t("annotations.saved"), { exact: true })).toBeVisible();
  });

  await test.step("find it by words without accents, the last one half typed", async () => {
    await page.goto(at("/games"));
    await page.getByRole("tab", { name: t("gameLists.notes"), exact: true }).click();
    await page.getByLabel(t("annotations.searchNotes"), { exact: true }).fill("foret revei");
    const marks = page.getByRole("main").locator("mark");
    await expect(marks).toHaveText([/forêt/, /réveillée/]);
    await page.reload();
    await expect(marks).toHaveText([/forêt/, /réveillée/]);
    await page.getByLabel(t("annotations.searchNotes"), { exact: true }).fill("foret dragon");
    await expect(page.getByText(t("annotations.noHits"), { exact: true })).toBeVisible();
    await page.getByLabel(t("annotations.searchNotes"), { exact: true }).fill("piege");
    await marks.first().click();
    await expect(page).toHaveURL(at(`/set/${id}`));
  });

  await test.step("the game list shows it as one entry, also when filtered by tag", async () => {
    const { tags } = await read(server, account, "/tags");
    await page.goto(at(`/games?tag=${tags[0].id}`));
    const entry = page.locator("details", { hasText: t("games.wonSet", { name: zoe }) });
    await expect(entry).toHaveCount(1);
    await entry.locator("summary").click();
    await expect(entry.getByRole("article")).toHaveCount(3);
    await entry.getByRole("link", { name: t("games.openTheSet"), exact: true }).click();
    await expect(page).toHaveURL(at(`/set/${id}`));
  });
});
