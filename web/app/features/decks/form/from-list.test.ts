import { describe, expect, test } from "vitest";
import type { CardEntry, CardList, Format } from "~/lib/api/types";
import { aCard, aList, commander, modern } from "../../../../tests/decks";
import { commandersOf, formFromList } from "./from-list";

const limited: Format = { ...modern, id: "limited", key: "limited", name: "Limited" };
const formats = [commander, modern, limited];
const inModern = { formatId: "modern", subformatId: null };
const inCommander = { formatId: "commander", subformatId: "casual" };

const leader = (name: string) => aCard(name, { section: "commander" });
const from = (list: CardList, more: Partial<Parameters<typeof formFromList>[1]> = {}) =>
  formFromList(list, { usual: [], formats, ...more });

describe("the name", () => {
  const led = [leader("Atraxa, Praetors' Voice"), aCard("Opt")];

  test("is the list's own", () => {
    expect(from(aList(led, { name: "Voices" }), { file: "deck" }).name).toBe("Voices");
  });
  test("is its commanders' otherwise, as players call them", () => {
    expect(from(aList(led), { file: "deck" }).name).toBe("Atraxa");
    const two = aList([leader("Tymna the Weaver"), leader("Kraum, Ludevic's Opus")]);
    expect(from(two).name).toBe("Tymna the Weaver & Kraum");
  });
  test("is its file's at last, and nothing without one", () => {
    expect(from(aList([aCard("Opt")]), { file: "moor lights" }).name).toBe("moor lights");
    expect(from(aList([aCard("Opt")])).name).toBe("");
  });
});

test("the commanders are the first two that the list names", () => {
  const list = aList([leader("Tymna"), leader("Kraum"), leader("Ludevic"), aCard("Opt")]);
  expect(commandersOf(list)).toEqual(["Tymna", "Kraum"]);
  expect(from(list).commanders).toEqual(["Tymna", "Kraum"]);
  expect(from(aList([aCard("Opt")])).commanders).toEqual(["", ""]);
});

test("the colors are its identity, or those of its cards and of its basic lands", () => {
  const known = [
    leader("Atraxa"),
    aCard("Opt", { colors: ["U"] }),
    aCard("Duress", { colors: ["B"] }),
  ];
  expect(from(aList(known)).colors).toEqual(["U", "B"]);
  expect(from(aList([aCard("Forest"), aCard("Plains"), aCard("Opt")])).colors).toEqual(["W", "G"]);
  expect(from(aList(known, { colorIdentity: ["W", "B"] })).colors).toEqual(["W", "B"]);
  const aside = aCard("Bolt", { section: "sideboard", colors: ["R"] });
  expect(from(aList([aside])).colors).toEqual([]);
});

describe("the format", () => {
  const formatOf = (entries: CardEntry[], usual = [inModern, inCommander]) =>
    from(aList(entries), { usual });
  const island = (quantity: number) => aCard("Island", { quantity });

  test("has commanders where the list names one: that played last, or the first", () => {
    const led = [leader("Atraxa"), island(99)];
    expect(formatOf(led)).toMatchObject({ formatId: "commander", subformatId: "casual" });
    expect(formatOf(led, [inModern])).toMatchObject({ formatId: "commander", subformatId: "" });
  });
  test("is the usual one for sixty cards with a commander", () => {
    expect(formatOf([leader("Atraxa"), island(59)])).toMatchObject({ formatId: "modern" });
  });
  test("is limited for forty cards", () => {
    expect(formatOf([aCard("Opt"), island(39)])).toMatchObject({ formatId: "limited" });
  });
  test("has no commanders where cards are there four times: that played last", () => {
    const copies = [aCard("Opt", { quantity: 4 }), island(56)];
    expect(formatOf(copies, [inCommander, inModern])).toMatchObject({ formatId: "modern" });
    expect(formatOf(copies, [inCommander])).toMatchObject({ formatId: "commander" });
  });
  test("is the usual one where the list shows nothing", () => {
    expect(formatOf([island(7)])).toMatchObject({ formatId: "modern" });
    expect(formatOf([island(7)], [])).toMatchObject({ formatId: "commander", subformatId: "" });
  });
});
