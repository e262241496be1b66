import { describe, expect, test } from "vitest";
import { aCard } from "../../../tests/decks";
import { knownCard, typeOf } from "./known-card";

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

  test.each([
    ["Creatures", "creature"],
    ["Sorcery", "sorcery"],
    ["Éphémères", "instant"],
    ["Artefact", "artifact"],
    ["enchantements", "enchantment"],
    ["Terrains", "land"],
    ["Land ramp", null],
  ])("by the list's own group %s", (group, type) => {
    expect(knownCard(aCard("Home-made card", { categories: ["Best of all", group] })).type).toBe(
      type,
    );
  });

  test("by the card database before all", () => {
    const card = aCard("Karn", { categories: ["Lands"], typeLine: "Planeswalker — Karn" });
    expect(knownCard(card).type).toBe("planeswalker");
  });
});

test("basic lands are known by their names, and the color they are for", () => {
  for (const name of ["Island", "Snow-Covered Island", "Île"]) {
    expect(knownCard(aCard(name))).toMatchObject({ type: "land", basic: true, identity: ["U"] });
  }
  expect(knownCard(aCard("Wastes"))).toMatchObject({ basic: true, identity: [] });
  expect(knownCard(aCard("Islandhome"))).toMatchObject({ type: null, basic: false, identity: [] });
});

test("a land has no mana value to speak of, other cards have theirs", () => {
  expect(knownCard(aCard("Forest", { manaValue: 0, typeLine: "Basic Land" })).manaValue).toBeNull();
  const elves = aCard("Llanowar Elves", { manaValue: 1, typeLine: "Creature", colors: ["G"] });
  expect(knownCard(elves)).toMatchObject({ manaValue: 1, colors: ["G"], identity: ["G"] });
});

test("the owner's own group is the first that is no type", () => {
  expect(knownCard(aCard("Sol Ring", { categories: ["Artifact", "Ramp", "Gifts"] })).group).toBe(
    "Ramp",
  );
  expect(knownCard(aCard("Sol Ring", { categories: ["Artifact"] })).group).toBeNull();
});
