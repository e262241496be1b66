import { describe, expect, test } from "vitest";
import type { CardEntry } from "~/lib/api/types";
import { cardGroups, sectionTotals, typeOf } from "./card-groups";

const entry = (name: string, more: Partial<CardEntry> = {}): CardEntry => ({
  section: "main",
  quantity: 1,
  name,
  set: null,
  number: null,
  finish: null,
  categories: [],
  known: null,
  typeLine: null,
  manaValue: null,
  colors: null,
  ...more,
});

describe("a card's type", () => {
  test.each([
    ["Legendary Artifact Creature — Golem", "creature"],
    ["Land Creature — Forest Dryad", "land"],
    ["Enchantment — Aura", "enchantment"],
    ["Instant // Land", "instant"],
    ["Conspiracy", "other"],
    ["", "other"],
  ])("%s", (line, type) => {
    expect(typeOf(line)).toBe(type);
  });
});

describe("a list", () => {
  const shape = (entries: CardEntry[]) =>
    cardGroups(entries).map(({ section, type, total, entries: lines }) => [
      section,
      type,
      total,
      lines.map(({ name }) => name),
    ]);

  test("stays in one piece per section where no type is known", () => {
    const entries = [
      entry("Swamp", { quantity: 9 }),
      entry("Opt", { section: "sideboard" }),
      entry("Duress"),
      entry("Tinybones", { section: "commander" }),
    ];
    expect(shape(entries)).toEqual([
      ["commander", null, 1, ["Tinybones"]],
      ["main", null, 10, ["Duress", "Swamp"]],
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
      entry("Home-made card"),
      entry("Forest", { quantity: 3, typeLine: "Basic Land — Forest", set: "A" }),
      entry("Forest", { quantity: 2, typeLine: "Basic Land — Forest", set: "B" }),
      entry("Llanowar Elves", { typeLine: "Creature — Elf Druid" }),
    ];
    expect(shape(entries)).toEqual([
      ["main", "creature", 1, ["Llanowar Elves"]],
      ["main", "land", 5, ["Forest"]],
      ["main", "other", 1, ["Home-made card"]],
    ]);
  });
});
