import { describe, expect, test } from "vitest";
import type { CardEntry } from "~/lib/api/types";
import { aCard } from "../../../tests/decks";
import { cardGroups, type Grouping, groupings, sectionTotals } from "./card-groups";

const shape = (entries: CardEntry[], by?: Grouping) =>
  cardGroups(entries, by).map(({ section, within, total, entries: lines }) => [
    section,
    within && Object.values(within)[0],
    total,
    lines.map(({ name }) => name),
  ]);

describe("a list", () => {
  test("stays in one piece per section where no type is known, basic lands apart", () => {
    const entries = [
      aCard("Swamp", { quantity: 9 }),
      aCard("Opt", { section: "sideboard" }),
      aCard("Duress"),
      aCard("Tinybones", { section: "commander" }),
    ];
    expect(groupings(entries)).toEqual([]);
    expect(shape(entries)).toEqual([
      ["commander", null, 1, ["Tinybones"]],
      ["main", null, 1, ["Duress"]],
      ["main", true, 9, ["Swamp"]],
      ["sideboard", null, 1, ["Opt"]],
    ]);
    expect(sectionTotals(entries)).toEqual([
      { section: "commander", total: 1 },
      { section: "main", total: 10 },
      { section: "sideboard", total: 1 },
    ]);
  });

  test("shows the main deck by type, unknown cards last", () => {
    const entries = [
      aCard("Home-made card"),
      aCard("Forest", { quantity: 3, typeLine: "Basic Land — Forest", set: "A" }),
      aCard("Forest", { quantity: 2, typeLine: "Basic Land — Forest", set: "B" }),
      aCard("Llanowar Elves", { typeLine: "Creature — Elf Druid" }),
    ];
    expect(shape(entries)).toEqual([
      ["main", "creature", 1, ["Llanowar Elves"]],
      ["main", "land", 5, ["Forest"]],
      ["main", "other", 1, ["Home-made card"]],
    ]);
  });

  test("shows the main deck by its owner's groups where few types are known", () => {
    const entries = [
      aCard("Sol Ring", { categories: ["Ramp"] }),
      aCard("Opt", { categories: ["Draw"] }),
      aCard("Arcane Signet", { categories: ["Ramp"] }),
      aCard("Mulldrifter", { categories: ["Creatures"] }),
      aCard("Island", { quantity: 30 }),
    ];
    expect(groupings(entries)).toEqual(["own"]);
    expect(shape(entries)).toEqual([
      ["main", "Ramp", 2, ["Arcane Signet", "Sol Ring"]],
      ["main", "Draw", 1, ["Opt"]],
      ["main", "other", 1, ["Mulldrifter"]],
      ["main", true, 30, ["Island"]],
    ]);
  });

  test("can be shown either way where both are known", () => {
    const entries = [
      aCard("Sol Ring", { categories: ["Ramp"], typeLine: "Artifact" }),
      aCard("Opt", { typeLine: "Instant" }),
    ];
    expect(groupings(entries)).toEqual(["type", "own"]);
    expect(shape(entries)).toEqual([
      ["main", "instant", 1, ["Opt"]],
      ["main", "artifact", 1, ["Sol Ring"]],
    ]);
    expect(shape(entries, "own")).toEqual([
      ["main", "Ramp", 1, ["Sol Ring"]],
      ["main", "other", 1, ["Opt"]],
    ]);
  });

  test("has the cheapest cards first where that is known", () => {
    const cards = [
      ["Mulldrifter", 5],
      ["Opt", 1],
      ["Fblthp", 2],
      ["Dive Down", 1],
    ] as const;
    const entries = cards.map(([name, manaValue]) =>
      aCard(name, { manaValue, typeLine: "Instant" }),
    );
    const [group] = cardGroups(entries);
    expect(group?.entries.map(({ name }) => name)).toEqual([
      "Dive Down",
      "Opt",
      "Fblthp",
      "Mulldrifter",
    ]);
  });

  test("of basic lands alone says no types", () => {
    expect(groupings([aCard("Island", { quantity: 40 })])).toEqual([]);
  });
});
