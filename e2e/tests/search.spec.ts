import type { Page } from "@playwright/test";
import { signIn, signOut } from "../harness/journey.ts";
import { accessibleInBothThemes } from "../harness/look.ts";
import { expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { newDeck, newGame, pod, send } from "../harness/record.ts";
import type { Site } from "../harness/test.ts";

const button = (page: Page, { t }: Site) =>
  page.getByRole("banner").getByRole("button", { name: t("shell.nav.search"), exact: true });
const dialog = (page: Page, { t }: Site) =>
  page.getByRole("dialog", { name: t("search.title"), exact: true });
const box = (page: Page, site: Site) => dialog(page, site).getByRole("combobox");
const kind = (page: Page, site: Site, name: "decks" | "people" | "groups" | "games" | "notes") =>
  dialog(page, site)
    .getByRole("group", { name: site.t(`search.kinds.${name}`), exact: true })
    .getByRole("option");
const found = (page: Page, site: Site, count: number) =>
  expect(dialog(page, site).getByRole("status")).toHaveText(site.t("search.results", { count }));

test("decks, people, groups, games, notes and pages are found from one box @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const me = await personOf(server, account);
  const friend = await newPerson(server, site, "Ézéchiel");
  const group = await newGroup(server, me, "Chez Ézéchiel", [friend]);
  const deck = await newDeck(server, account, { name: "Ézéchiel’s Æther" });
  const seats = await pod(server, account, { deckId: deck.id });
  const game = await newGame(server, account, { seats });
  await send(server, account, `/game/${game.id}/note`, { content: "Ézéchiel l’a vu venir" });
  const search = async (typed: string) => {
    await page.goto(at("/tags"));
    await button(page, site).click();
    await expect(box(page, site)).toBeFocused();
    await box(page, site).fill(typed);
  };

  for (const [name, path] of [
    ["decks", `/deck/${deck.id}/`],
    ["people", `/user/${friend.id}/`],
    ["groups", `/playgroup/${group.id}/`],
    ["games", `/game/${game.id}`],
    ["notes", `/game/${game.id}`],
  ] as const)
    await test.step(name, async () => {
      await search("EZECHIEL");
      await found(page, site, 5);
      await kind(page, site, name).click();
      await expect(dialog(page, site)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${at(path)}[^/]*$`));
      await expect(page.locator("#content")).toBeFocused();
    });

  await test.step("a page by its name in this language", async () => {
    await search(t("meta.gameRecord.title"));
    await box(page, site).press("Enter");
    await expect(page).toHaveURL(at("/games/record"));
  });

  await test.step("nothing", async () => {
    await search("zzzz");
    await expect(
      dialog(page, site).getByText(t("search.nothing", { words: "zzzz" }), { exact: true }),
    ).toBeVisible();
  });
});

test("search opens and works by keyboard, and keeps recent choices until sign-out @en", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  await newDeck(server, account, { name: "Lanterns of the Deep" });
  const other = await newDeck(server, account, { name: "Lanterns of the Shallows" });
  // The list of games has its field only once there is one.
  await newGame(server, account);
  const recent = dialog(page, site).getByRole("group", { name: t("search.recent"), exact: true });
  await page.goto(at("/games"));

  await test.step("a slash is text in a field, and opens it elsewhere", async () => {
    const filter = page.getByLabel(t("filters.search"), { exact: true });
    await filter.press("/");
    await expect(filter).toHaveValue("/");
    await expect(dialog(page, site)).toHaveCount(0);
    await filter.press("Control+k");
    await expect(box(page, site)).toBeFocused();
    await page.keyboard.press("Escape");
    // Until it is gone it has the field's name too.
    await expect(dialog(page, site)).toHaveCount(0);
    await expect(filter).toBeFocused();
    await page.locator("#content").focus();
    await page.keyboard.press("/");
    await expect(box(page, site)).toBeFocused();
  });

  await test.step("arrows choose and Enter opens", async () => {
    await page.keyboard.type("lanterns");
    const options = kind(page, site, "decks");
    await expect(options).toHaveCount(2);
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    const second = options.nth(1);
    await expect(second).toHaveAttribute("aria-selected", "true");
    const path = await second.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}`);
  });

  await test.step("the choice is offered again", async () => {
    await page.keyboard.press("Control+k");
    await expect(recent.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Control+k");
    await expect(dialog(page, site)).toHaveCount(0);
  });

  await test.step("but not after signing out", async () => {
    await signOut(page, site);
    await signIn(page, account, site);
    await button(page, site).click();
    await box(page, site).fill(other.name);
    await expect(kind(page, site, "decks")).toHaveCount(1);
    await box(page, site).fill("");
    await expect(recent).toHaveCount(0);
  });
});

test("search and the account's menu fit on a phone and are accessible @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  for (const name of ["Lanternes", "Lanterne rouge", "Lanterne magique"])
    await newDeck(server, account, { name });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(at("/dashboard"));
  await expect(button(page, site)).toBeInViewport({ ratio: 1 });
  await button(page, site).click();
  await box(page, site).fill("lanterne");
  await found(page, site, 3);
  await accessibleInBothThemes(page);
  for (const option of await kind(page, site, "decks").all())
    await expect(option).toBeInViewport({ ratio: 1 });
  await dialog(page, site)
    .getByRole("button", { name: t("ui.close"), exact: true })
    .click();
  await expect(button(page, site)).toBeFocused();

  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.nav.account"), exact: false })
    .click();
  const links = page
    .getByRole("navigation", { name: t("shell.nav.account"), exact: true })
    .getByRole("link");
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await links.first().click();
  await expect(page).toHaveURL(at("/profile"));
  await expect(links.first()).toBeHidden();
});
