import type { Page } from "@playwright/test";
import { looksRight } from "../harness/look.ts";
import { expect, newGroup, newPerson, personOf, test } from "../harness/people.ts";
import { newDeck, newGame, read } from "../harness/record.ts";
import { GUESTS } from "../harness/recording.ts";
import { rated, sits } from "../harness/stats.ts";
import type { Site } from "../harness/test.ts";

const GROUP = "Les Vendredis de la Lampe";

/** The pods page, driven by accessible names. */
class PodsPage {
  constructor(
    readonly page: Page,
    private readonly site: Site,
    private readonly decks: Record<string, string> = {},
  ) {}

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  pod(number: number) {
    const name = this.site.t("pods.pod", { number });
    return this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 3, name, exact: false }) });
  }

  /** The players of each pod, while none is selected for a swap. */
  async people(): Promise<string[][]> {
    const { t } = this.site;
    await expect(this.page.getByText(t("pods.looking"), { exact: false })).toHaveCount(0);
    const count = await this.page.getByRole("main").getByRole("heading", { level: 3 }).count();
    const pods = Array.from({ length: count }, (_, at) =>
      this.pod(at + 1)
        .locator("ul")
        .getByRole("listitem")
        .evaluateAll((rows) =>
          rows.map((row) => row.querySelector("button")?.ariaLabel?.split(",")[0] ?? ""),
        ),
    );
    return Promise.all(pods);
  }

  /** Only the players in `decks` have a deck. */
  choose(name: string) {
    const deck = this.decks[name] ?? this.site.t("seating.noDeck");
    return this.button(this.site.t("pods.choose", { name, deck }));
  }

  lock(name: string, number: number) {
    return this.button(this.site.t("pods.lock", { name, number }));
  }
}

const podOf = (pods: string[][], name: string) => pods.findIndex((pod) => pod.includes(name)) + 1;

test("players are split into pods, locked, swapped, mixed again and seated at live tables @en", async ({
  page,
  server,
  account,
  site,
  device,
  complaints,
}) => {
  const { t, at } = site;
  const [ada, ben, cleo] = await Promise.all([
    personOf(server, account),
    newPerson(server, site, "Ben"),
    newPerson(server, site, "Cléo"),
  ]);
  const group = await newGroup(server, ada, GROUP, [ben, cleo]);
  const deck = await newDeck(server, ada, { name: "Lanterns", bracket: 2 });
  await newGame(server, ada, {
    seats: [sits(ada, 1, { deckId: deck.id }), sits(ben, 2), sits(cleo, 3)],
    playgroupId: group.id,
  });
  await rated(server, ada, group.id, 1);
  const pods = new PodsPage(page, site, { [ada.firstname]: deck.name });
  const everybody = [ada.firstname, "Ben", "Cléo", ...GUESTS, "Gil"];

  await test.step("choose who is here", async () => {
    await page.goto(at(`/playgroup/${group.id}`));
    await page.getByRole("link", { name: t("playgroups.makePods"), exact: true }).click();
    await expect(page).toHaveURL(at(`/playgroup/${group.id}/pods`));
    await expect(pods.button(t("pods.tooFew", { count: 2 }))).toBeDisabled();
    await pods.button(t("pods.everybody")).click();
    for (const guest of [...GUESTS, "Gil"]) {
      await page.getByLabel(t("seating.addGuest"), { exact: true }).fill(guest);
      await pods.button(t("seating.add")).click();
    }
    await page.getByLabel(t("pods.bracketOf", { name: "Gil" }), { exact: true }).selectOption("4");
    await pods.button(t("pods.make", { count: 7 })).click();
    await expect(
      page.getByRole("heading", { level: 2, name: t("pods.pods"), exact: true }),
    ).toBeVisible();
  });

  await test.step("everyone is in one of two pods, with an explanation", async () => {
    const proposed = await pods.people();
    expect(proposed.map(({ length }) => length).sort()).toEqual([3, 4]);
    expect(proposed.flat().sort()).toEqual([...everybody].sort());
    // The explanation counts the pairs that have met before.
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/\d/);
    // Players who met are kept apart while others have not met.
    const met = [ada.firstname, "Ben", "Cléo"].map((name) => podOf(proposed, name));
    expect(new Set(met).size).toBe(2);
  });

  await test.step("a locked player stays in the pod when pods are mixed again", async () => {
    const before = await pods.people();
    const number = podOf(before, "Ben");
    await pods.lock("Ben", number).click();
    await expect(pods.lock("Ben", number)).toHaveAttribute("aria-pressed", "true");
    await pods.button(t("pods.again")).click();
    await expect(pods.button(t("pods.back"))).toBeVisible();
    const after = await pods.people();
    expect(podOf(after, "Ben")).toBe(number);
    expect(after).not.toEqual(before);
    expect(after.flat().sort()).toEqual([...everybody].sort());
    await pods.button(t("pods.back")).click();
    await expect.poll(() => pods.people()).toEqual(before);
  });

  await test.step("two players swap, and the explanation is updated", async () => {
    const [[one = ""] = [], [other = ""] = []] = await pods.people();
    await pods.choose(one).click();
    await expect(pods.choose(one)).toHaveAttribute("aria-pressed", "true");
    await pods.button(t("pods.swapWith", { name: one, other })).click();
    await expect(pods.pod(2)).toContainText(one);
    const after = await pods.people();
    expect([podOf(after, one), podOf(after, other)]).toEqual([2, 1]);
    await expect(pods.choose(one)).toBeFocused();
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/\d/);
    await page.reload();
    await expect.poll(() => pods.people()).toEqual(after);
  });

  await test.step("open the live tables", async () => {
    const seated = await pods.people();
    await pods.button(t("pods.open", { count: 2 })).click();
    await expect(
      page.getByRole("heading", { level: 2, name: t("pods.tables"), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: t("pods.toTable"), exact: true })).toHaveCount(2);
    const mine = pods.pod(podOf(seated, ada.firstname));
    await expect(mine).toContainText(t("pods.yours"));

    const bens = await device(ben);
    await bens.goto(at("/dashboard"));
    await bens.getByRole("link", { name: t("dashboardLive.back"), exact: true }).click();
    await expect(bens).toHaveURL(/\/live\/[2-9A-HJKMNP-Z]{6}$/);
    const code = new URL(bens.url()).pathname.slice(-6);
    const { table } = await read(server, ben, `/live/${code}`);
    const names = table.seats.map((seat: any) => seat.name);
    expect(names.sort()).toEqual(seated[podOf(seated, "Ben") - 1]?.toSorted());
    expect(table.playgroupId).toBe(group.id);
    await mine.getByRole("link", { name: t("pods.toTable"), exact: true }).click();
    await expect(page).toHaveURL(/\/live\/[2-9A-HJKMNP-Z]{6}$/);
  });
  expect(complaints).toEqual([]);
});

test("each step of making pods is accessible in both themes @fr", async ({
  page,
  server,
  account,
  site,
}) => {
  const { t, at } = site;
  const ada = await personOf(server, account);
  const group = await newGroup(server, ada, GROUP);
  const pods = new PodsPage(page, site);
  const address = at(`/playgroup/${group.id}/pods`);
  await page.goto(address);
  for (const guest of [...GUESTS, "Gil", "Ivo"]) {
    await page.getByLabel(t("seating.addGuest"), { exact: true }).fill(guest);
    await pods.button(t("seating.add")).click();
  }
  // The saved draft reopens the page at the same step.
  await looksRight(page, address);
  await pods.button(t("pods.make", { count: 6 })).click();
  await expect(
    page.getByRole("heading", { level: 2, name: t("pods.pods"), exact: true }),
  ).toBeVisible();
  await looksRight(page, address);
  await pods.button(t("pods.open", { count: 2 })).click();
  await expect(
    page.getByRole("heading", { level: 2, name: t("pods.tables"), exact: true }),
  ).toBeVisible();
  await looksRight(page, address);
});
