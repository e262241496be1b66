import { type RouteName, routeTable } from "../../web/app/route-table.ts";
import { type Account, verifiedAccount } from "../harness/calls.ts";
import { newEvent } from "../harness/events.ts";
import { newTable } from "../harness/live.ts";
import { looksRight, violations } from "../harness/look.ts";
import { newGroup, newPerson, personOf } from "../harness/people.ts";
import { test as playing, type Site } from "../harness/player.ts";
import { claimLink, newDeck, newGame, newSet, pod, send } from "../harness/record.ts";
import type { Server } from "../harness/server.ts";
import { expect, test } from "../harness/test.ts";
import { literally } from "../harness/text.ts";

// A tour of every page: accessible, no console errors, nothing scrolls sideways.

const finished = routeTable.filter((row) => row.name !== "logout");
// These pages need data first.
const made: RouteName[] = ["claim", "join", "event", "live"];
// The overlay is checked in live.spec.ts.
const open = finished.filter(
  (row) => row.guard !== "auth" && row.layout !== "obs" && !made.includes(row.name),
);
const closed = [
  ...finished.filter((row) => row.guard === "auth"),
  ...finished.filter((row) => made.includes(row.name)),
];

const MARKDOWN =
  "# Un soir\n\n**Gras**, `code`, [lien](https://example.com)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- un\n- deux\n\n> Ça alors";
const LIST = "1 Sol Ring\n1 Rhystic Study\n10 Island\n\nSideboard\n1 Negate";

/** An account with games, and the addresses of its pages. */
interface Home {
  account: Account;
  address: (path: string) => string;
}

/** Created once per worker, because these tests only read. */
const homes = new WeakMap<Server, Promise<Home>>();

const visiting = playing.extend<{ home: Home }>({
  home: async ({ server, site }, use) => {
    const home = homes.get(server) ?? furnished(server, site);
    homes.set(server, home);
    await use(await home);
  },
  account: async ({ home }, use) => use(home.account),
});

async function furnished(server: Server, site: Site): Promise<Home> {
  const account = await verifiedAccount(server, site.lang);
  const deck = await newDeck(server, account, {
    commanders: ["Lim-Dûl the Necromancer"],
    colors: ["U", "B"],
    bracket: 2,
    description: MARKDOWN,
  });
  await send(server, account, `/deck/${deck.id}/cards`, { text: LIST }, "PUT");
  const seats = await pod(server, account, { deckId: deck.id, finalLife: -3, mulligans: 1 });
  const game = await newGame(server, account, {
    seats,
    turns: 9,
    endReason: "combat",
    tags: ["Vendredi", "Chez Zoé"],
    note: MARKDOWN,
  });
  const set = await newSet(server, account);
  const [me, friend, stranger] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Éléonore-Maximilienne"),
    newPerson(server, site, "Ben"),
  ]);
  const group = await newGroup(server, me, "La Confrérie des Joueurs de Cartes du Vendredi Soir", [
    friend,
  ]);
  await send(server, stranger, `/users/${me.code}`, {});
  const tokens: Partial<Record<RouteName, string>> = {
    claim: (await claimLink(server, account, game)).token,
    join: (await send(server, me, `/playgroup/${group.id}/link`, {})).link.token,
  };
  const table = await newTable(server, me, [friend, "Zoé", "Kofi"]);
  const ids: Partial<Record<RouteName, string>> = {
    deck: deck.id,
    deckEdit: deck.id,
    game: game.id,
    gameEdit: game.id,
    set: set.id,
    playgroup: group.id,
    playgroupPods: group.id,
    user: friend.id,
    event: await newEvent(server),
  };
  const address = (path: string) => {
    const row = routeTable.find((known) => known.path === path);
    return path
      .replace(":id", (row && ids[row.name]) ?? "")
      .replace(/\/:(name|year)\?/, "")
      .replace(":token", (row && tokens[row.name]) ?? "")
      .replace(":code", table.code);
  };
  return { account, address };
}

for (const { name, path } of open) {
  test(`${name} is accessible and logs no errors`, async ({
    page,
    site: { at, t },
    complaints,
  }) => {
    await looksRight(page, at(path.replace(":provider", "google")));
    await expect(page).toHaveTitle(new RegExp(literally(t(`meta.${name}.title`))));
    expect(complaints).toEqual([]);
  });
}

for (const { name, path } of closed) {
  visiting(
    `${name} of a player is accessible and quiet`,
    async ({ page, home, site, complaints }) => {
      await looksRight(page, site.at(home.address(path)));
      await expect(page).toHaveTitle(new RegExp(literally(site.t(`meta.${name}.title`))));
      expect(complaints).toEqual([]);
    },
  );
}

test("an unknown provider has no page", async ({ page, site: { at, lang, t } }) => {
  const path = at("/auth/unknown/callback");
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  const sentence = { en: `Page not found: ${path}`, fr: `Page introuvable : ${path}` }[lang];
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(literally(t("meta.notFound.title"))));
  await expect(page.locator("main")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test("an unknown address shows a page that names it", async ({ page, site: { at, lang } }) => {
  const path = at("/no/such/page");
  await page.goto(path);
  const sentence = { en: `Page not found: ${path}`, fr: `Page introuvable : ${path}` }[lang];
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
