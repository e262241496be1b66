import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import type { Deck, DeckListChanges, DeckListVersion } from "~/lib/api/types";
import { aCard, aDeck, aList, commander } from "../../../../tests/decks";
import { freshModules } from "../../../../tests/fresh";
import { api, network } from "../../../../tests/network";
import { aRate } from "../../../../tests/stats";

freshModules();

const deck = aDeck("fen", { cardCount: 100, listChangedAt: "2026-11-03T20:00:00Z" });
const bell = { section: "main", name: "Drowned Bell", before: 1, after: 0 } as const;
const tide = { section: "main", name: "Low Tide", before: 0, after: 1 } as const;
const swamp = { section: "main", name: "Swamp", before: 17, after: 15 } as const;
const moth = { section: "sideboard", name: "Fen Moth", before: 0, after: 1 } as const;

const version = (number: number, more: Partial<DeckListVersion> = {}): DeckListVersion => ({
  number,
  since: `2026-11-0${number}T20:00:00Z`,
  until: number === 3 ? null : `2026-11-0${number + 1}T20:00:00Z`,
  cardCount: 100,
  changes: number === 1 ? null : [bell, tide],
  record: aRate(10 * number, 3),
  ...more,
});
const lists = [version(3), version(2, { changes: [tide, swamp, moth] }), version(1)];

const tooFew = {
  difference: 0.06,
  low: -0.2,
  high: 0.31,
  verdict: "tooFew",
  more: 23,
  reach: 0.18,
} as const;
const compared = (
  before: number,
  after: number,
  comparison: DeckListChanges["comparison"] = tooFew,
): DeckListChanges => ({
  before: version(before),
  after: version(after),
  changes: [tide, swamp, moth, bell],
  comparison,
  partial: false,
});

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

interface Answers {
  lists?: DeckListVersion[];
  changes?: (before: number, after: number) => DeckListChanges;
}

async function show(address: string, answers: Answers = {}, of: Deck = deck, mine = true) {
  const [{ show: render }, { default: DeckVersions }, { useUserStore }] = await Promise.all([
    import("../../../../tests/render"),
    import("./deck-versions"),
    import("~/lib/user/store"),
    import("./view-version"),
  ]);
  useUserStore.setState({ formats: [commander], token: "t" });
  network.use(
    http.get(api("/deck/fen/lists"), () =>
      HttpResponse.json({ lists: answers.lists ?? lists, next: null, partial: false }),
    ),
    http.get(api("/deck/fen/lists/:number/changes"), ({ request, params }) => {
      const from = Number(new URL(request.url).searchParams.get("from"));
      asked.push(`${from}-${params.number}`);
      return HttpResponse.json((answers.changes ?? compared)(from, Number(params.number)));
    }),
    http.get(api("/deck/fen/lists/:number"), ({ request, params }) => {
      const style = new URL(request.url).searchParams.get("style");
      asked.push(`${params.number} ${style}`);
      const list = aList([aCard("Low Tide"), aCard("Swamp", { quantity: 15 })]);
      return HttpResponse.json({
        number: Number(params.number),
        since: "2026-11-01T20:00:00Z",
        list,
        text: style === "plain" ? "1 Low Tide" : "1 Low Tide (FEN) 7",
      });
    }),
  );
  await render(address, () => <DeckVersions deck={of} mine={mine} />);
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("the last change is answered in words, with the record of both", async () => {
  await show("/deck/fen?show=versions");
  const card = await region("Did that swap help?");
  expect(card.getByText("Can’t tell yet: about 23 more games.")).toBeTruthy();
  expect(card.getByText(/: \+6 points\. Likely range: −20 to \+31\.$/)).toBeTruthy();
  const rows = within(card.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent))).toEqual([
    ["Version 2", "20", "3"],
    ["Version 3", "30", "3"],
  ]);
  expect(asked).toEqual(["2-3"]);
});

test("what changed stands by kind, with the section where it is not the main deck", async () => {
  await show("/deck/fen?show=versions");
  const card = await region("What changed");
  const headings = card.getAllByRole("heading", { level: 4 }).map((each) => each.textContent);
  expect(headings).toEqual(["Added", "Removed", "Changed number"]);
  expect(card.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
    "+1Low Tide",
    "+1Fen Moth · Sideboard",
    "−1Drowned Bell",
    "17 → 15from 17 to 15Swamp",
  ]);
});

test("any two versions are compared, by the address, the lists and the buttons", async () => {
  await show("/deck/fen?show=versions&before=1&after=3");
  await region("Did that swap help?");
  fireEvent.change(screen.getByLabelText("Newer version"), { target: { value: "2" } });
  await screen.findByLabelText("Newer version");
  fireEvent.click(screen.getByRole("button", { name: "Compare version 3 with the one before" }));
  await expect.poll(() => asked).toEqual(["1-3", "1-2", "2-3"]);
  const older = screen.getByLabelText<HTMLSelectElement>("Older version");
  expect([...older.options].map(({ value }) => value)).toEqual(["2", "1"]);
  expect(screen.queryByRole("button", { name: /^Compare version 1/ })).toBeNull();
});

test("each version says since when it was played, what changed and how it did", async () => {
  await show("/deck/fen?show=versions");
  const [newest, second, first] = (await screen.findAllByRole("heading", { level: 4 }))
    .filter((heading) => heading.textContent?.startsWith("Version"))
    .map((heading) => heading.closest("li")?.textContent?.replaceAll(/\s+/g, " "));
  expect(newest).toContain(
    "Version 3in usesince Nov 3, 2026 · 100 cards−1Drowned Bell+1Low Tide3 of 30 games won 10%",
  );
  expect(second).toContain(
    "Nov 2, 2026 to Nov 3, 2026 · 100 cards+1Low Tide−2Swamp+1Fen Moth · Sideboard",
  );
  expect(first).toContain("First list3 of 10 games won 30%");
});

describe("the answer", () => {
  const old = (games: number) => ({ ...version(2), record: aRate(games, 1) });
  const comparisons: [string, Partial<DeckListChanges>][] = [
    [
      "Yes. Version 3 wins more, and it’s hardly luck.",
      { comparison: { ...tooFew, verdict: "better", more: null } },
    ],
    [
      "No. Version 3 wins less, and it’s hardly luck.",
      { comparison: { ...tooFew, verdict: "worse", more: null } },
    ],
    [
      "It made no difference worth noticing.",
      { comparison: { ...tooFew, verdict: "same", more: null } },
    ],
    [
      "Can’t tell: against 20 games with version 2, only a difference of more than 18 points would show.",
      { comparison: { ...tooFew, more: null } },
    ],
    [
      "Can’t tell: only 1 game with version 2.",
      { before: old(1), comparison: { ...tooFew, more: null, reach: null } },
    ],
    [
      "Can’t tell: no games with version 2.",
      { before: old(0), comparison: { ...tooFew, more: null, reach: null } },
    ],
    [
      "Can’t tell: it would have taken about 23 more games with version 2.",
      { after: { ...version(2), until: "2026-11-03T20:00:00Z" } },
    ],
  ];
  test.each(comparisons)("%s", async (sentence, more) => {
    await show("/deck/fen?show=versions", { changes: () => ({ ...compared(2, 3), ...more }) });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test("is French on a French page", async () => {
    await show("/fr/deck/fen?show=versions");
    const card = await region("Ce changement a-t-il aidé ?");
    expect(
      card.getByText(/^Pas encore de réponse\s: il faut environ 23 parties de plus\.$/),
    ).toBeTruthy();
  });
});

test("an old version is looked at, and taken to the form without losing what was typed", async () => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => {};
  await show("/deck/fen?show=versions");
  const { keepDraft, keptDraft } = await import("~/lib/draft");
  keepDraft("deck-fen", { name: "Lanterns" });
  fireEvent.click(await screen.findByRole("button", { name: "View the cards of version 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Version 1" }));
  await dialog.findByText("Swamp");
  fireEvent.click(dialog.getByRole("button", { name: "Use this list again" }));
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/decks/fen/edit");
  expect(keptDraft("deck-fen")).toEqual({ name: "Lanterns", cards: "1 Low Tide (FEN) 7" });
});

test("the version in use and another's versions are not offered to use again", async () => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => {};
  await show("/deck/fen?show=versions", {}, deck, false);
  fireEvent.click(await screen.findByRole("button", { name: "View the cards of version 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Version 1" }));
  await dialog.findByText("Swamp");
  expect(dialog.queryByRole("button", { name: "Use this list again" })).toBeNull();
});

test("a single version has nothing to compare with, and a deck without a list none at all", async () => {
  await show("/deck/fen?show=versions", { lists: [version(1, { until: null })] });
  await screen.findByText("Change the card list, and this page tells you whether it helped.");
  expect(asked).toEqual([]);
  await show("/fr/deck/fen?show=versions", { lists: [] });
  await screen.findByText("Pas encore de version");
  expect(screen.getByRole("link", { name: "Ajouter la liste" })).toBeTruthy();
});
